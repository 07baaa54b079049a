import { Classes, PopoverNext } from '@blueprintjs/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { useScreen } from '../../../../kernel/screen.ts';
import { StatusTag } from '../../../../ui/StatusTag.tsx';
import { ThingLink } from '../../../../ui/ThingLink.tsx';
import type { Readiness_ItemFragment } from './Readiness.generated.ts';
import { eventEditPath } from '../../../../kernel/paths/eventForm.ts';
import { webVideosPath } from '../../../../kernel/paths/webVideos.ts';
import { useAccessEnd } from './useAccessEnd.ts';
import { useFindingWords } from './useFindingWords.ts';
import './readiness.css';

type Readiness = NonNullable<Readiness_ItemFragment['readiness']>;

type Finding = Readiness['findings'][number];

interface ReadinessTagProps {
  readiness: Readiness | null;
  /** Moves to the encoder field where the event is being edited; elsewhere the finding links to the form. */
  onChooseEncoder?: (() => void) | undefined;
}

/**
 * Shows whether an event can take place: green, or the most serious finding. Pressed, it lists all findings with links to what
 * fixes them. Shows nothing where readiness is unknown.
 */
export function ReadinessTag({ readiness, onChooseEncoder }: ReadinessTagProps) {
  const { t } = useTranslation('readiness');
  const { short } = useFindingWords();
  const hasChosen = useRef(false);
  if (readiness === null) return null;
  const [first, ...more] = readiness.findings;
  const tag = <StatusTag kind="readiness" state={readiness.state} />;
  if (!first) return tag;
  const reason = `${short(first.reason)}${more.length > 0 ? ` +${more.length}` : ''}`;
  return (
    <PopoverNext
      placement="bottom-start"
      // While it closes, the popover returns the focus to its button.
      onClosed={() => {
        if (hasChosen.current) onChooseEncoder?.();
        hasChosen.current = false;
      }}
      content={
        <div className="readiness-all">
          <ul className="readiness-list" aria-label={t('title')}>
            {readiness.findings.map((finding) => (
              <li key={finding.reason}>
                <StatusTag kind="readiness" state={finding.severity === 'BLOCKING' ? 'BLOCKED' : 'WARNING'} />
                <span>
                  <FindingText finding={finding} />{' '}
                  {finding.reason === 'EVENT_ENCODER_MISSING' ? (
                    <ChooseEncoder
                      event={finding.thing}
                      onChoose={onChooseEncoder && (() => (hasChosen.current = true))}
                    />
                  ) : (
                    <FindingLink thing={finding.thing} />
                  )}
                </span>
              </li>
            ))}
          </ul>
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

/** Describes a finding; of an account that expires, when, and how many dates it covers. */
function FindingText({ finding: { reason, access, thing } }: { finding: Finding }) {
  const { long } = useFindingWords();
  return useAccessEnd(access, thing.name) ?? long(reason);
}

/** Leads to the encoder field: on this page, or in the form of the event. */
function ChooseEncoder({ event, onChoose }: { event: Finding['thing']; onChoose: (() => void) | undefined }) {
  const { t } = useTranslation('readiness');
  const form = useScreen('editEvent');
  if (onChoose)
    return (
      <button type="button" className={`readiness__choose ${Classes.POPOVER_DISMISS}`} onClick={onChoose}>
        {t('chooseEncoder')}
      </button>
    );
  return form ? <Link to={eventEditPath(event.id)}>{t('chooseEncoder')}</Link> : event.name;
}

/** Links to the thing that fixes a finding. */
export function FindingLink({ thing: { kind, id, name } }: { thing: Finding['thing'] }) {
  const account = useScreen('socialAccount');
  const plans = useScreen('plans');
  const webVideos = useScreen('webVideos');
  if (kind === 'PLAN') return plans ? <Link to={plans.path}>{name}</Link> : name;
  // The next replay is chosen on its web videos (EVT-30).
  if (kind === 'WEB_CHANNEL') return webVideos ? <Link to={webVideosPath(id)}>{name}</Link> : name;
  if (kind !== 'SOCIAL_ACCOUNT') return <ThingLink kind={kind} id={id} name={name} />;
  return account && id ? <Link to={generatePath(account.path, { uuid: id })}>{name}</Link> : name;
}
