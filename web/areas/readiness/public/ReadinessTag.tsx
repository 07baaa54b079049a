import { PopoverNext } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { useScreen } from '../../../kernel/screen.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import type { Readiness_ItemFragment } from './Readiness.generated.ts';
import { webVideosPath } from '../../webVideos/paths.ts';
import { useFindingWords } from './useFindingWords.ts';
import './readiness.css';

type Readiness = NonNullable<Readiness_ItemFragment['readiness']>;

/**
 * Whether an event can take place: green, or what is to be looked at, the gravest first, in a few words; pressed, all of it with
 * the ways to where it is mended. Nothing where it was not judged.
 */
export function ReadinessTag({ readiness }: { readiness: Readiness | null }) {
  const { t } = useTranslation('readiness');
  const { short } = useFindingWords();
  if (readiness === null) return null;
  const [first, ...more] = readiness.findings;
  const tag = <StatusTag kind="readiness" state={readiness.state} />;
  if (!first) return tag;
  const reason = `${short(first.reason)}${more.length > 0 ? ` +${more.length}` : ''}`;
  return (
    <PopoverNext
      placement="bottom-start"
      content={
        <div className="readiness-all">
          <ReadinessList readiness={readiness} />
        </div>
      }
    >
      <button type="button" className="readiness" aria-label={t('open', { reason })}>
        {tag}
        <span className="readiness__reason">{reason}</span>
      </button>
    </PopoverNext>
  );
}

/** Everything that is to be looked at before an event, each with the way to where it is mended. */
function ReadinessList({ readiness }: { readiness: Readiness }) {
  const { t } = useTranslation('readiness');
  const { long } = useFindingWords();
  return (
    <ul className="readiness-list" aria-label={t('title')}>
      {readiness.findings.map(({ reason, severity, thing }) => (
        <li key={reason}>
          <StatusTag kind="readiness" state={severity === 'BLOCKING' ? 'BLOCKED' : 'WARNING'} />
          <span>
            {long(reason)} <Mend thing={thing} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where it is mended. */
function Mend({ thing: { kind, id, name } }: { thing: Readiness['findings'][number]['thing'] }) {
  const account = useScreen('socialAccount');
  const plans = useScreen('plans');
  const webVideos = useScreen('webVideos');
  if (kind === 'PLAN') return plans ? <Link to={plans.path}>{name}</Link> : name;
  // What it replays next is chosen among its videos (EVT-30).
  if (kind === 'WEB_CHANNEL') return webVideos ? <Link to={webVideosPath(id)}>{name}</Link> : name;
  if (kind !== 'SOCIAL_ACCOUNT') return <ThingLink kind={kind} id={id} name={name} />;
  return account ? <Link to={generatePath(account.path, { uuid: id })}>{name}</Link> : name;
}
