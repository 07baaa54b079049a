import { Button } from '@blueprintjs/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useScreen } from '../../kernel/screen.ts';
import { useSession } from '../../kernel/session.tsx';
import { BinButton } from '../../ui/BinButton.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useListState } from '../../ui/useListState.ts';
import { conflictsIn } from './conflicts.ts';
import { KindChoice } from './KindChoice.tsx';
import { BUCKET_CHIPS, countByBucket, foldEarlier, ofKinds, selectItems } from './scheduleList.ts';
import type { ScheduleRow } from './scheduleRows.ts';
import { SchedulePageDocument } from './SchedulePage.generated.ts';
import { useScheduleColumns } from './useScheduleColumns.tsx';
import { useOpenOccurrence } from './useOpenOccurrence.ts';
import { usePlanning } from './usePlanning.tsx';
import { useScheduleItems } from './useScheduleItems.ts';
import { useScheduleWindow } from './useScheduleWindow.ts';
import { WindowControls } from './WindowControls.tsx';
import './SchedulePage.css';
import { READ_ENCODERS } from './readEncoders.ts';

// The calendar weighs more than the rest of the screen, so it comes when it is chosen.
const CalendarView = lazy(async () => ({ default: (await import('./CalendarView.tsx')).CalendarView }));
// And the details of an occurrence when one is opened.
const OccurrenceDialog = lazy(async () => ({
  default: (await import('./OccurrenceDialog.tsx')).OccurrenceDialog,
}));

/** Either lets a person look at posts (PRM-03, PRM-06). */
const READ_POSTS = ['MANAGE_SCHEDULE', 'MANAGE_SOCIAL_MEDIA'] as const;

export function SchedulePage() {
  const { t, i18n } = useTranslation('schedule');
  const { viewer, can } = useSession();
  // Campus review reads the schedule but no encoders; one refused field would cost it the whole list.
  const withEncoders = can(READ_ENCODERS);
  const zone = viewer.customer.timezone;
  const choice = useScheduleWindow(zone);
  const { window } = choice;
  const plans = usePlanning(window, zone);
  const mayPost = useScreen('chooseClip') !== undefined;
  const list = useListState({ id: 'schedule', defaultSort: 'OLDEST', views: ['list', 'calendar'] });
  const withVideos = can('VIDEO_REVIEW');
  const withPosts = can(READ_POSTS);
  const { items, variables, load } = useScheduleItems(viewer.customer, window, {
    withEncoders,
    withVideos,
    withPosts,
  });

  const { id: openId, open } = useOpenOccurrence();
  const navigate = useNavigate();
  // An event of the calendar is looked at where it stands; its page is a step further.
  const openRow = ({ id, kind, path }: ScheduleRow) =>
    kind === 'EVENT' || path === null ? open(id) : void navigate(path);
  const [showsEarlier, setShowsEarlier] = useState(false);

  const found = useMemo(
    () =>
      items &&
      selectItems(ofKinds(items, list.values('kind')), { ...list, chip: '', language: i18n.language }),
    [items, list, i18n.language],
  );
  const counts = useMemo(() => found && countByBucket(found), [found]);
  const rows = useMemo(
    () => found && selectItems(found, { ...list, filter: '', language: i18n.language }),
    [found, list, i18n.language],
  );
  const isNow = window.first <= choice.today && choice.today < window.end;
  const opensAtNow =
    isNow && !showsEarlier && list.view === 'list' && list.sort === 'OLDEST' && !list.filter && !list.chip;
  const { shown, earlier } = useMemo(() => foldEarlier(rows, opensAtNow), [rows, opensAtNow]);
  const conflicts = useMemo(() => conflictsIn(items ?? []), [items]);
  const columns = useScheduleColumns(withEncoders, can('MANAGE_SCHEDULE'), conflicts);

  return (
    <>
      <ListPage<ScheduleRow>
        title={t('title')}
        summary={t('summary', { zone: zone.replaceAll('_', ' ') })}
        list={list}
        filterLabel={t('filter')}
        columns={columns}
        rows={shown}
        rowKey={keyOf}
        rowName={titleOf}
        totalCount={shown?.length}
        load={load}
        isNarrowed={Boolean(list.filter || list.chip || list.values('kind').length > 0)}
        narrowing={['kind']}
        tools={
          <>
            <KindChoice list={list} />
            {mayPost && <BinButton kind="POST" text={t('deletedPosts')} onRestored={load.retry} />}
          </>
        }
        empty={{ drawing: 'calendar', sentence: t(`empty.${window.span}`) }}
        chips={BUCKET_CHIPS.map((id) => ({ id, label: t(`chips.${id || 'all'}`), count: counts?.[id] }))}
        {...(list.view === 'calendar' && { sorts: [] })}
        renderView={(drawn) => (
          <Suspense fallback={<SkeletonRows />}>
            <CalendarView
              items={drawn}
              window={window}
              zone={zone}
              onOpen={openRow}
              onDay={choice.showDay}
              canMove={plans.canMove}
              onMove={plans.dragged}
              onBegin={plans.begin}
            />
          </Suspense>
        )}
        bin={can('MANAGE_SCHEDULE') && 'EVENT'}
        primary={plans.addButton}
        query={{ document: SchedulePageDocument, variables }}
        lead={
          <>
            <WindowControls choice={choice} />
            {earlier > 0 && (
              <Button
                className="schedule-earlier"
                variant="minimal"
                text={t('earlier.show', { count: earlier })}
                onClick={() => setShowsEarlier(true)}
              />
            )}
          </>
        }
      />
      {plans.dialog}
      {items && openId !== undefined && (
        <Suspense fallback={null}>
          <OccurrenceDialog items={items} conflicts={conflicts} withEncoders={withEncoders} />
        </Suspense>
      )}
    </>
  );
}

const keyOf = (item: ScheduleRow) => item.id;
const titleOf = (item: ScheduleRow) => item.title;
