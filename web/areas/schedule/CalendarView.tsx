import FullCalendar, { type EventDisplayInfo } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import spanish from '@fullcalendar/react/locales/es';
import timeGrid from '@fullcalendar/react/timegrid';
import { Cross } from '@blueprintjs/icons';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { EventChip } from './EventChip.tsx';
import { statesOf } from './scheduleList.ts';
import type { ScheduleRow } from './scheduleRows.ts';
import { useClock } from '../../time/clock.ts';
import { wallClock } from '../../time/days.ts';
import { firstWeekdayOf } from '../../time/formatters.ts';
import type { ScheduleWindow } from './scheduleWindow.ts';
import '@fullcalendar/react/skeleton.css';
import './CalendarView.css';

const PLUGINS = [dayGrid, timeGrid];
const LOCALES = [spanish];
const VIEWS = { month: 'dayGridMonth', week: 'timeGridWeek' } as const;
const HOURS = {
  TWELVE_HOURS: { hour: 'numeric', hour12: true },
  TWENTY_FOUR_HOURS: { hour: '2-digit', minute: '2-digit', hour12: false },
} as const;
/** The first hour of a week in which nothing is earlier. */
const MORNING = 7;

interface CalendarViewProps {
  items: readonly ScheduleRow[];
  window: ScheduleWindow;
  /** The organisation's zone, by whose days and hours the calendar is laid out. */
  zone: string;
  /** Opens an occurrence. */
  onOpen: (item: ScheduleRow) => void;
}

/**
 * The window as a calendar. The library is handed what the wall clock of the organisation shows and calls it UTC,
 * so that no time is shifted twice and no second set of zone data is loaded.
 */
export function CalendarView({ items, window, zone, onOpen }: CalendarViewProps) {
  const { t, i18n } = useTranslation('schedule');
  const { clock } = useClock();
  const box = useRef<HTMLDivElement>(null);
  useOpensAtNow(box, `${window.span} ${window.first}`);
  const events = useMemo(
    () =>
      items.map((item) => ({
        id: item.id,
        title: item.title,
        start: wallClock(new Date(item.startAt), zone),
        ...(item.endAt && { end: wallClock(new Date(item.endAt), zone) }),
        extendedProps: { item },
      })),
    [items, zone],
  );
  return (
    // A week is wider than a phone, so its frame scrolls and can be reached by keyboard.
    <div
      ref={box}
      tabIndex={window.span === 'week' ? 0 : undefined}
      className={`card calendar calendar--${window.span}`}
      role="region"
      aria-label={t('calendar.label')}
    >
      <div className="calendar__sheet">
        <FullCalendar
          key={`${window.span} ${window.first} ${i18n.language}`}
          plugins={PLUGINS}
          locales={LOCALES}
          locale={i18n.language}
          timeZone="UTC"
          now={() => wallClock(new Date(), zone)}
          initialView={VIEWS[window.span]}
          initialDate={window.first}
          firstDay={firstWeekdayOf(i18n.language)}
          headerToolbar={false}
          height="auto"
          fixedWeekCount={false}
          showNonCurrentDates={false}
          dayMaxEvents={4}
          allDaySlot={false}
          slotEventOverlap={false}
          slotMinTime={`${String(firstHour(items, zone)).padStart(2, '0')}:00:00`}
          nowIndicator
          events={events}
          eventDisplay="block"
          eventInteractive
          eventClick={({ event }) => onOpen(itemOf(event))}
          eventContent={chipOf}
          eventClass={({ event }) => `calendar__event calendar__event--${toneOf(itemOf(event))}`}
          blockEventInnerClass="calendar__event-inner"
          moreLinkContent={({ num }) => t('calendar.more', { count: num })}
          moreLinkClass="calendar__more"
          slotDuration="01:00:00"
          slotHeaderFormat={HOURS[clock]}
          dayHeaderFormat={
            window.span === 'month' ? { weekday: 'short' } : { weekday: 'short', day: 'numeric' }
          }
          viewClass="calendar__view"
          tableHeaderClass="calendar__header"
          dayHeaderInnerClass={({ isToday }) =>
            isToday ? 'calendar__day-name calendar__day-name--today' : 'calendar__day-name'
          }
          dayHeaderDividerClass="calendar__divider"
          dayRowClass="calendar__week"
          dayCellClass={({ isToday, isDisabled }) => cellClass(isToday, isDisabled)}
          dayCellTopClass="calendar__cell-top"
          dayCellTopInnerClass={({ isToday }) =>
            isToday ? 'calendar__number calendar__number--today' : 'calendar__number'
          }
          dayCellInnerClass="calendar__cell-inner"
          dayLaneClass={({ isToday }) => cellClass(isToday, false)}
          slotLaneClass="calendar__slot"
          slotHeaderInnerClass="calendar__hour"
          nowIndicatorLineClass="calendar__now"
          popoverClass="calendar__popover"
          popoverCloseClass="calendar__popover-close"
          popoverCloseContent={() => <Cross />}
        />
      </div>
    </div>
  );
}

/** What is now is in sight when a window opens, however early its first hour. */
function useOpensAtNow(box: RefObject<HTMLElement | null>, window: string): void {
  useEffect(() => {
    const now = box.current?.querySelector('.calendar__now, .calendar__number--today');
    if (now && now.getBoundingClientRect().bottom > innerHeight) now.scrollIntoView({ block: 'center' });
  }, [box, window]);
}

const itemOf = (event: EventDisplayInfo['event']) => event.extendedProps.item as ScheduleRow;

const chipOf = ({ event }: EventDisplayInfo) => <EventChip item={itemOf(event)} />;

/** Nights in which nothing happens are left out; what runs past midnight needs the whole day. */
function firstHour(items: readonly ScheduleRow[], zone: string): number {
  return items.reduce((hour, { startAt, endAt }) => {
    const start = wallClock(new Date(startAt), zone);
    const isOneDay = start.slice(0, 10) === wallClock(new Date(endAt ?? startAt), zone).slice(0, 10);
    return Math.min(hour, isOneDay ? Number(start.slice(11, 13)) : 0);
  }, MORNING);
}

/** How the block is drawn; its icon and its hidden word say the same without colour. */
function toneOf(item: ScheduleRow): string {
  return statesOf(item)[0]!.toLowerCase();
}

function cellClass(isToday: boolean, isDisabled: boolean): string {
  return `calendar__cell${isToday ? ' calendar__cell--today' : ''}${isDisabled ? ' calendar__cell--outside' : ''}`;
}
