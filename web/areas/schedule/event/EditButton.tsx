import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EDIT_LOCK_MS, isEditLocked } from '../../../../schema/rules/editLock.ts';
import { useNow } from '../../../time/useNow.ts';
import { useFormat } from '../../../time/format.ts';
import { useReasonWords } from '../../../ui/useReasonWords.ts';
import type { EventScopeName } from '../../../kernel/paths/eventForm.ts';
import { scopeGuards } from '../eventForm/public/scopeGuards.ts';
import type { EventTime } from './eventTimes.ts';
import type { EventDetails } from './useEvent.ts';

const ScopeDialog = lazy(async () => ({
  default: (await import('../eventForm/public/ScopeDialog.tsx')).ScopeDialog,
}));

interface EditButtonProps {
  event: EventDetails;
  meant: EventTime | undefined;
  /** The form that it leads to. */
  path: (id: string, change: { scope?: EventScopeName; occurrence?: string }) => string;
}

/** Leads to the form; one that repeats asks first what is meant (S-169, EVT-24, EVT-25). */
export function EditButton({ event, meant, path }: EditButtonProps) {
  const { t } = useTranslation('schedule');
  const navigate = useNavigate();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const edit = (scope?: 'this' | 'all') => {
    const occurrence = scope === 'this' ? meant?.id : undefined;
    void navigate(path(event.id, { ...(scope && { scope }), ...(occurrence && { occurrence }) }));
  };
  const now = useNow(10_000);
  const isOver = meant?.bucket === 'PAST';
  const isClose = meant?.bucket === 'FUTURE' && isEditLocked(new Date(meant.startAt), new Date(now));
  const reason =
    meant?.bucket === 'LIVE'
      ? t('event.editLive')
      : isClose
        ? t('time.locked', { count: EDIT_LOCK_MS / 60_000 })
        : undefined;
  // A series is asked which of its times is meant; an event that is paused may be changed.
  const isLocked = event.repeat === null && !event.isPaused && reason !== undefined;
  const guards = scopeGuards(
    {
      isPaused: event.isPaused,
      encoderState: event.encoder?.status.state,
      chosen: meant,
      times: event.occurrences ?? [],
    },
    new Date(now),
  );
  const [ofThis, ofAll] = [useReasonWords(guards.this ?? null), useReasonWords(guards.all ?? null)];
  return (
    <>
      <Button
        intent="primary"
        icon={<Edit />}
        text={t('event.edit')}
        disabled={isLocked}
        {...(isLocked && { title: reason })}
        onClick={() => (event.repeat ? setAsking(true) : edit())}
      />
      {isAsking && (
        <Suspense>
          <ScopeDialog
            name={event.name}
            occurrence={meant && !isOver ? format.dateTime(meant.startAt, event.timezone) : undefined}
            blocked={{ this: reason ?? ofThis ?? undefined, all: ofAll ?? undefined }}
            onChosen={edit}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
