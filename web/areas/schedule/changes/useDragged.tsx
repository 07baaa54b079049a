import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventScope } from '../../../schema.generated.ts';
import { loadReasons, reasonWords } from '../../../kernel/reasons.ts';
import { useSession } from '../../../kernel/session.tsx';
import { useFormat } from '../../../time/format.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { isAtWork } from '../eventForm/public/scopeGuards.ts';
import type { Move } from '../CalendarView.tsx';
import { READ_ENCODERS } from '../readEncoders.ts';
import type { ScheduleRow } from '../scheduleRows.ts';
import { EventToMoveDocument } from './EventChanges.generated.ts';
import { useMoveEvent } from './useMoveEvent.ts';

const ScopeDialog = lazy(async () => ({
  default: (await import('../eventForm/public/ScopeDialog.tsx')).ScopeDialog,
}));

interface Question {
  name: string;
  occurrence: string;
  /** Reason why that date cannot be moved separately (EVT-25). */
  notAlone: string | undefined;
  answer: (scope: EventScope | undefined) => void;
}

/**
 * Handles a drag in the calendar: a series asks for the scope (S-169), then the event moves. `dragged` returns
 * whether it stays at the new time.
 */
export function useDragged() {
  const { t } = useTranslation('schedule');
  const apollo = useApolloClient();
  const toasts = useToasts();
  const format = useFormat();
  const move = useMoveEvent();
  const withEncoders = useSession().can(READ_ENCODERS);
  const [question, setQuestion] = useState<Question>();

  const dragged = useCallback(
    async (item: ScheduleRow, { startAt, endAt }: Move): Promise<boolean> => {
      if (item.eventId === null || item.endAt === null) return false;
      const refuse = (message: string) => {
        toasts.show({ intent: 'danger', message });
        return false;
      };
      const event = await apollo
        .query({
          query: EventToMoveDocument,
          variables: { id: item.eventId, withEncoders },
          fetchPolicy: 'network-only',
        })
        .then(({ data }) => data?.event ?? null)
        .catch(() => undefined);
      if (!event) return refuse(t(event === null ? 'occurrence.missing' : 'move.unread'));
      const isAlone = event.repeat !== null && isAtWork(event.encoder?.status.state);
      if (isAlone) await loadReasons();
      const scope = event.repeat
        ? await new Promise<EventScope | undefined>((answer) =>
            setQuestion({
              name: item.title,
              occurrence: format.dateTime(item.startAt, item.timezone),
              notAlone: isAlone ? reasonWords('EVENT_ENCODER_RUNS') : undefined,
              answer,
            }),
          )
        : 'ALL';
      setQuestion(undefined);
      if (!scope) return false;
      const refusal = await move(
        {
          eventId: event.id,
          occurrenceId: item.id,
          name: item.title,
          timezone: item.timezone,
          startAt: item.startAt,
          endAt: item.endAt,
        },
        {
          startAt,
          duration: endAt && endAt.getTime() - startAt.getTime(),
          scope,
          seenRevision: event.revision,
        },
      );
      return refusal === undefined || refuse(refusal);
    },
    [apollo, toasts, format, move, t, withEncoders],
  );

  const dialog = question && (
    <Suspense>
      <ScopeDialog
        name={question.name}
        occurrence={question.occurrence}
        blocked={{ this: question.notAlone }}
        confirmLabel={t('move.confirm')}
        onChosen={(scope) => question.answer(scope === 'this' ? 'THIS' : 'ALL')}
        onClose={() => question.answer(undefined)}
      />
    </Suspense>
  );
  return { dragged, dialog };
}
