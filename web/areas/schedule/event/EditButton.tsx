import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import type { EventScopeName } from '../../eventForm/paths.ts';
import type { EventTime } from './eventTimes.ts';
import type { EventDetails } from './useEvent.ts';

const ScopeDialog = lazy(async () => ({
  default: (await import('../../eventForm/public/ScopeDialog.tsx')).ScopeDialog,
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
  const isOver = meant?.bucket === 'PAST';
  const isLive = meant?.bucket === 'LIVE';
  return (
    <>
      <Button
        intent="primary"
        icon={<Edit />}
        text={t('event.edit')}
        onClick={() => (event.repeat ? setAsking(true) : edit())}
      />
      {isAsking && (
        <Suspense>
          <ScopeDialog
            name={event.name}
            occurrence={meant && !isOver ? format.dateTime(meant.startAt, event.timezone) : undefined}
            blocked={{ ...(isLive && { this: t('event.editLive') }) }}
            onChosen={edit}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
