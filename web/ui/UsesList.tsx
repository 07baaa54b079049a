import { useTranslation } from 'react-i18next';
import { useFormat } from '../time/format.ts';
import { ThingLink } from './ThingLink.tsx';
import type { UsesList_UseFragment } from './UsesList.generated.ts';
import './UsesList.css';

type Use = UsesList_UseFragment;
type Kind = Use['kind'];

/** Users that only lose their access when the thing goes; the others keep it from being removed. */
const MERELY_ALLOWED: readonly Kind[] = ['USER', 'VENUE'];
/** Most users of one kind that are named. */
const MOST_NAMED = 8;

/** The users that stand in the way of a removal. */
export function blockingUses(uses: readonly Use[]): Use[] {
  return uses.filter(({ kind }) => !MERELY_ALLOWED.includes(kind));
}

interface UsesListProps {
  /** Undefined while they are being read; null when they could not be. */
  uses: readonly Use[] | null | undefined;
  /** Links lead away from a form or a dialog, so those leave them out. */
  isLinked?: boolean;
}

/** Uses of an object by kind: the effect of changing or removing it. */
export function UsesList({ uses, isLinked = false }: UsesListProps) {
  const { t } = useTranslation('ui');
  if (uses === undefined) return <p className="muted">{t('uses.loading')}</p>;
  if (uses === null) return <p role="alert">{t('uses.unknown')}</p>;
  if (uses.length === 0) return <p className="muted">{t('uses.none')}</p>;
  const kinds = [...new Set(uses.map(({ kind }) => kind))];
  return (
    <dl className="uses-list">
      {kinds.map((kind) => {
        const ofKind = uses.filter((use) => use.kind === kind);
        const more = ofKind.length - MOST_NAMED;
        return (
          <div key={kind} className="uses-list__kind">
            <dt>{t(`uses.kinds.${kind}`, { count: ofKind.length })}</dt>
            <dd>
              <ul>
                {ofKind.slice(0, MOST_NAMED).map((use) => (
                  <li key={use.id}>
                    <UseName use={use} isLinked={isLinked} />
                  </li>
                ))}
                {more > 0 && <li className="muted">{t('uses.more', { count: more })}</li>}
              </ul>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function UseName({ use, isLinked }: { use: Use; isLinked: boolean }) {
  const format = useFormat();
  return (
    <>
      {isLinked ? <ThingLink {...use} /> : use.name}
      {use.startsAt && (
        <time className="muted num" dateTime={use.startsAt}>
          {format.dateTime(use.startsAt)}
        </time>
      )}
    </>
  );
}
