import { Button, PopoverNext } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import type { ChosenDeed } from './RowMenuDialogs.tsx';
import { RowMenuWait } from './RowMenuWait.tsx';
import { isToChange, type ScheduleRow } from './scheduleRows.ts';

// The menu and its data load when it is opened.
const RowMenuItems = lazy(async () => ({ default: (await import('./RowMenuItems.tsx')).RowMenuItems }));
const RowMenuDialogs = lazy(async () => ({ default: (await import('./RowMenuDialogs.tsx')).RowMenuDialogs }));

/** Row menu with the actions on an event, as in the calendar (S-044). */
export function RowMenu({ row }: { row: ScheduleRow }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const [chosen, setChosen] = useState<ChosenDeed>();
  if (!isToChange(row)) return null;
  const date = format.dateTime(row.startAt, row.timezone);
  return (
    <span className="list-above schedule-more">
      <PopoverNext
        placement="bottom-end"
        popoverClassName="schedule-menu"
        content={
          <Suspense fallback={<RowMenuWait />}>
            <RowMenuItems row={row} onChosen={setChosen} />
          </Suspense>
        }
      >
        <Button variant="minimal" icon={<More />} aria-label={t('menu.actions', { name: row.title, date })} />
      </PopoverNext>
      {chosen && (
        <Suspense>
          <RowMenuDialogs row={row} chosen={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </span>
  );
}
