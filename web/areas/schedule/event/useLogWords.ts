import { useTranslation } from 'react-i18next';
import { reasonWords } from '../../../kernel/reasons.ts';
import { useFormat } from '../../../time/format.ts';
import { destinationName } from '../../../ui/destinationName.ts';
import { getStateLook, type StateLook } from '../../../ui/states.ts';
import { useReasons } from '../../../ui/useReasonWords.ts';
import type { EventLog_EntryFragment } from './EventPage.generated.ts';

/** Says what an entry of an event's log tells, and why that happened. */
export function useLogWords(zone: string) {
  const { t } = useTranslation('schedule');
  const { t: tUi } = useTranslation('ui');
  const format = useFormat();
  useReasons(true);
  const wordOf = (look: StateLook | undefined, state: string) =>
    tUi(`states.${look?.word ?? state}` as never);
  return (entry: EventLog_EntryFragment): { word: string; why: string | null } => {
    const {
      subject,
      name,
      state,
      videoStatus,
      action,
      actorName,
      kind,
      occurrenceStartsAt,
      refused,
      reason,
    } = entry;
    const named = Object.fromEntries(entry.reasonParameters.map((one) => [one.name, one.value]));
    const why = reason === null ? null : (reasonWords(reason, named) ?? reason);
    if (subject === 'EVENT') {
      const deed = t(`log.actions.${action ?? 'CHANGED'}`);
      return { word: actorName ? t('log.by', { deed, name: actorName }) : deed, why };
    }
    const of =
      subject === 'DESTINATION'
        ? destinationName({ kind: kind ?? 'EMBED', title: name ?? '', webChannel: null }, tUi)
        : subject === 'ENCODER_VIDEO'
          ? t('log.recording')
          : t('log.time', { at: occurrenceStartsAt ? format.dateTime(occurrenceStartsAt, zone) : '' });
    if (refused) return { word: `${of}: ${t(`log.refused.${refused}`)}`, why };
    const said = videoStatus
      ? wordOf(getStateLook('encoderVideo', videoStatus), videoStatus)
      : wordOf(getStateLook('destination', state ?? 'IDLE'), state ?? '');
    return { word: `${of}: ${said}`, why };
  };
}
