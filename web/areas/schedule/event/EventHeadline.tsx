import { useTranslation } from 'react-i18next';
import { useClock } from '../../../time/clock.ts';
import { useFormat } from '../../../time/format.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import type { Translate } from '../../../ui/useMutationRun.ts';
import { sayRepeat } from '../eventForm/public/repeatWords.ts';
import { toStateFilter } from '../scheduleList.ts';
import type { EventDetails } from './useEvent.ts';

/** State of the event: of the running occurrence, else of the next one, else past. */
export function EventState({ event }: { event: EventDetails }) {
  const bucket = event.next?.bucket ?? 'PAST';
  return (
    <>
      {toStateFilter({ bucket, isPaused: event.isPaused }).map((state) => (
        <StatusTag key={state} kind="schedule" state={state} />
      ))}
    </>
  );
}

/** By which rule, how long, and from what. */
export function EventSummary({ event }: { event: EventDetails }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { repeat, timezone, duration } = event;
  const rule = useRuleWords(event);
  const parts = [
    rule,
    repeat && timezone.replaceAll('_', ' '),
    format.span(duration),
    t(`kinds.${event.type}`),
  ];
  return <>{parts.filter(Boolean).join(' · ')}</>;
}

/** Its rule as a sentence begins; undefined where it takes place once. */
export function useRuleWords({ repeat, startLocal }: Pick<EventDetails, 'repeat' | 'startLocal'>) {
  const { t, i18n } = useTranslation('eventForm');
  const { clock } = useClock();
  if (!repeat) return undefined;
  const rule = sayRepeat(repeat, startLocal, {
    t: t as unknown as Translate,
    language: i18n.language,
    clock,
  });
  return rule.charAt(0).toLocaleUpperCase() + rule.slice(1);
}
