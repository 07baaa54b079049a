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
 * Actions on an upcoming occurrence: edit, move, and skip for a series. From five minutes before the start it is
 * locked (EVT-23, STM-13) except for what a paused event allows, and a single date cannot be edited while the encoder
 * is running (EVT-25).
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
    /** Reason why it can no longer be changed, or not separately. */
    ...(isClose && { closed: t('time.locked', { count: EDIT_LOCK_MS / 60_000 }) }),
    ...(!isClose && runs && { runs }),
  };
}

/** Reason why a single date cannot be changed now (EVT-25). */
export function useNotAlone(event: TimedEvent): string | undefined {
  return useReasonWords(isOneAtWork(event) ? 'EVENT_ENCODER_RUNS' : null) ?? undefined;
}

const isOneAtWork = ({ repeat, encoder }: TimedEvent) => repeat !== null && isAtWork(encoder?.status.state);
