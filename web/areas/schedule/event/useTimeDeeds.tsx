import { Cross, Edit, TimelineEvents } from '@blueprintjs/icons';
import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { EDIT_LOCK_MS, isEditLocked } from '../../../../schema/rules/editLock.ts';
import type { EncoderState } from '../../../schema.generated.ts';
import { useNow } from '../../../time/useNow.ts';
import { useReasonWords } from '../../../ui/useReasonWords.ts';
import { isAtWork } from '../eventForm/public/scopeGuards.ts';
import { usePlans } from '../usePlans.ts';
import type { Event_HeadFragment } from './EventPage.generated.ts';
import type { EventTime } from './eventTimes.ts';

/** An event as far as its single times need it. */
export type TimedEvent = Pick<
  Event_HeadFragment,
  'id' | 'name' | 'timezone' | 'repeat' | 'revision' | 'isPaused'
> & { encoder?: { status: { state: EncoderState } } | null };

export type OneTime = Pick<EventTime, 'id' | 'startAt' | 'endAt' | 'bucket'>;

interface TimeDeed {
  id: 'edit' | 'move' | 'skip';
  icon: JSX.Element;
  text: string;
  isLocked: boolean;
  title?: string;
}

/**
 * What can be done about one time of an event that lies ahead: edit, move and, of a series, leave out. From five minutes before
 * its start it stays as it is (EVT-23, STM-13), but for what a paused event allows; and one date of a series is not edited by
 * itself while the encoder runs (EVT-25).
 */
export function useTimeDeeds(event: TimedEvent, time: OneTime) {
  const { t } = useTranslation('schedule');
  const { mayEdit } = usePlans();
  const now = useNow(10_000);
  const isRepeated = event.repeat !== null;
  const isAlone = isOneAtWork(event);
  const runs = useNotAlone(event);
  const isClose = isEditLocked(new Date(time.startAt), new Date(now));
  const deeds: TimeDeed[] = [];
  if (time.bucket !== 'FUTURE') return { deeds };
  if (isRepeated && mayEdit)
    deeds.push({
      ...{ id: 'edit', icon: <Edit />, text: t('time.edit'), isLocked: isClose || isAlone },
      ...(runs && { title: runs }),
    });
  deeds.push({
    ...{ id: 'move', icon: <TimelineEvents />, text: t('move.open') },
    isLocked: isClose && (isRepeated || !event.isPaused),
  });
  if (isRepeated)
    deeds.push({ id: 'skip', icon: <Cross />, text: t('skip.open'), isLocked: isClose && !event.isPaused });
  return {
    deeds,
    /** Why it cannot be changed any more, or not by itself at present. */
    ...(isClose && { closed: t('time.locked', { count: EDIT_LOCK_MS / 60_000 }) }),
    ...(!isClose && runs && { runs }),
  };
}

/** Why a date of a series is not changed by itself at present, in words (EVT-25). */
export function useNotAlone(event: TimedEvent): string | undefined {
  return useReasonWords(isOneAtWork(event) ? 'EVENT_ENCODER_RUNS' : null) ?? undefined;
}

const isOneAtWork = ({ repeat, encoder }: TimedEvent) => repeat !== null && isAtWork(encoder?.status.state);
