import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventScope } from '../../../schema.generated.ts';
import { useFormat } from '../../../time/format.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { MoveEventDocument } from './EventChanges.generated.ts';
import { useScheduleChanged } from './useScheduleChanged.ts';

/** One time of an event, as it is now. */
export interface MovedTime {
  eventId: string;
  /** Id of the time. */
  occurrenceId: string;
  name: string;
  timezone: string;
  startAt: string;
  endAt: string;
}

export interface MoveTo {
  startAt: Date;
  /** New duration in milliseconds. Absent if unchanged. */
  duration?: number | undefined;
  scope: EventScope;
  seenRevision?: number | undefined;
}

const MINUTE = 60_000;
const lengthOf = ({ startAt, endAt }: MovedTime) => Date.parse(endAt) - Date.parse(startAt);

/**
 * Moves a time of an event, or all of a series with it; the service judges it as it does every edit. Answers why not, or nothing
 * once it is moved, which is told with the way back: the service moves it again.
 */
export function useMoveEvent(): (time: MovedTime, to: MoveTo) => Promise<string | undefined> {
  const { t } = useTranslation('schedule');
  const apollo = useApolloClient();
  const run = useMutationRun();
  const toasts = useToasts();
  const format = useFormat();
  const changed = useScheduleChanged();

  const send = useCallback(
    ({ eventId: id, occurrenceId }: MovedTime, { startAt, duration, scope, seenRevision }: MoveTo) =>
      run(
        () =>
          apollo.mutate({
            mutation: MoveEventDocument,
            variables: {
              input: {
                id,
                occurrenceId,
                scope,
                startAt: startAt.toISOString(),
                ...(duration !== undefined && { duration }),
                ...(seenRevision !== undefined && { seenRevision }),
              },
              from: startAt.toISOString(),
              to: new Date(startAt.getTime() + MINUTE).toISOString(),
            },
          }),
        (data) => data.moveEvent,
      ),
    [apollo, run],
  );

  return useCallback(
    async (time, to) => {
      const outcome = await send(time, to);
      if (!outcome.ok) return refusalText(outcome);
      // Only one date of a series: it is an event of its own since, all of which moves back.
      const event = outcome.payload.event;
      const there = event?.occurrences?.find(({ startAt }) => Date.parse(startAt) === to.startAt.getTime());
      const back = event &&
        there && {
          time: { ...time, eventId: event.id, occurrenceId: there.id },
          to: {
            startAt: new Date(time.startAt),
            scope: 'ALL' as const,
            ...(to.duration !== undefined && { duration: lengthOf(time) }),
          },
        };
      const undo = async (way: NonNullable<typeof back>) => {
        const undone = await send(way.time, way.to);
        if (!undone.ok) toasts.show({ intent: 'danger', message: refusalText(undone) });
        await changed();
      };
      const at = format.dateTime(to.startAt, time.timezone);
      toasts.show({
        intent: 'success',
        message: t(to.scope === 'ALL' && event?.repeat ? 'move.doneAll' : 'move.done', {
          name: time.name,
          at,
        }),
        ...(back && { action: { label: t('move.undo'), onClick: () => void undo(back) } }),
      });
      await changed();
      return undefined;
    },
    [send, changed, toasts, format, t],
  );
}
