import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import spanish from '@fullcalendar/react/locales/es';
import timeGrid from '@fullcalendar/react/timegrid';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../time/clock.ts';
import { wallClock } from '../../time/days.ts';
import { getFirstWeekday } from '../../time/formatters.ts';
import { DAY_MS, daysLater, isPlain, momentAt, toSlot, type Place, type Slot } from './calendarChanges.ts';
import { toCalendarEntries, firstHour } from './calendarEntries.ts';
import { getCalendarEntry, LOOK } from './calendarLook.tsx';
import type { ScheduleRow } from './scheduleRows.ts';
import type { ScheduleWindow } from './scheduleWindow.ts';
import '@fullcalendar/react/skeleton.css';
import './CalendarView.css';

const PLUGINS = [dayGrid, timeGrid, interaction];
const LOCALES = [spanish];
const VIEWS = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const;
const HEADERS = {
  month: { weekday: 'short' },
  week: { weekday: 'short', day: 'numeric' },
  day: { weekday: 'long', day: 'numeric' },
} as const;
const HOURS = {
  TWELVE_HOURS: { hour: 'numeric', hour12: true },
  TWENTY_FOUR_HOURS: { hour: '2-digit', minute: '2-digit', hour12: false },
} as const;
/** Step of dragging, and minimum duration of a drawn event. */
const STEP = { text: '00:15:00', ms: 15 * 60_000 };

/** Target of a dragged event. */
export interface Move {
  startAt: Date;
  /** When it ends from then on; absent where it is as long as before. */
  endAt?: Date;
}

interface CalendarViewProps {
  items: readonly ScheduleRow[];
  window: ScheduleWindow;
  /** The organization's zone, by whose days and hours the calendar is laid out. */
  zone: string;
  /** Opens an occurrence. */
  onOpen: (item: ScheduleRow) => void;
  /** Shows a day alone. */
  onDay: (day: string) => void;
  canMove: (item: ScheduleRow) => boolean;
  /** An event was dragged or pulled longer; answers whether it stays there. */
  onMove: (item: ScheduleRow, to: Move) => Promise<boolean>;
  /** A free slot was clicked or drawn over; absent for those who plan nothing. */
  onBegin?: ((slot: Slot) => void) | undefined;
}

/**
 * The window as a calendar. The library is handed what the wall clock of the organization shows and calls it UTC,
 * so that no time is shifted twice and no second set of zone data is loaded.
 */
export function CalendarView(props: CalendarViewProps) {
  const { items, window, zone, canMove, onOpen, onDay, onMove, onBegin } = props;
  const { t, i18n } = useTranslation('schedule');
  const { clock } = useClock();
  const box = useRef<HTMLDivElement>(null);
  useOpensAtNow(box, `${window.span} ${window.first}`);
  const entries = useMemo(
    () => toCalendarEntries(items, { window, zone, canMove }),
    [items, window, zone, canMove],
  );
  const clockNow = () => wallClock(new Date(), zone);
  const isAhead = ({ start }: { start: Date }) => start >= new Date(`${clockNow()}Z`);
  const begin = (place: Place) => {
    const slot = toSlot(place, STEP.ms, new Date(), zone);
    if (slot) onBegin?.(slot);
  };
  const move = async (item: ScheduleRow, to: Move, revert: () => void) => {
    if (!(await onMove(item, to))) revert();
  };
  return (
    // A week is wider than a phone, so its frame scrolls and can be reached by keyboard.
    <div
      ref={box}
      tabIndex={window.span === 'week' ? 0 : undefined}
      className={`card calendar calendar--${window.span === 'month' ? 'month' : 'hours'} calendar--${window.span}`}
      role="region"
      aria-label={t('calendar.label')}
    >
      <div className="calendar__sheet">
        <FullCalendar
          {...LOOK}
          key={`${window.span} ${window.first} ${i18n.language}`}
          plugins={PLUGINS}
          locales={LOCALES}
          locale={i18n.language}
          timeZone="UTC"
          now={clockNow}
          initialView={VIEWS[window.span]}
          initialDate={window.first}
          firstDay={getFirstWeekday(i18n.language)}
          headerToolbar={false}
          height="auto"
          fixedWeekCount={false}
          showNonCurrentDates={false}
          allDaySlot={false}
          slotEventOverlap={false}
          slotMinTime={`${String(firstHour(entries)).padStart(2, '0')}:00:00`}
          slotDuration="01:00:00"
          snapDuration={STEP.text}
          slotHeaderFormat={HOURS[clock]}
          dayHeaderFormat={HEADERS[window.span]}
          nowIndicator
          navLinks={window.span !== 'day'}
          navLinkDayClick={(day) => onDay(day.toISOString().slice(0, 10))}
          events={entries}
          eventClick={({ event }) => {
            const entry = getCalendarEntry(event);
            if ('item' in entry) onOpen(entry.item);
            else onDay(entry.hidden.day);
          }}
          eventAllow={isAhead}
          eventDrop={({ event, delta, revert }) => {
            const entry = getCalendarEntry(event);
            if (!('item' in entry) || !event.start) return revert();
            const startAt =
              window.span === 'month' ? daysLater(entry.item, delta.days) : momentAt(event.start, zone);
            return void move(entry.item, { startAt }, revert);
          }}
          eventResize={({ event, revert }) => {
            const entry = getCalendarEntry(event);
            if (!('item' in entry) || !event.end) return revert();
            const to = { startAt: new Date(entry.item.startAt), endAt: momentAt(event.end, zone) };
            return void move(entry.item, to, revert);
          }}
          selectable={onBegin !== undefined}
          selectMirror
          selectAllow={(place) => toSlot(place, STEP.ms, new Date(), zone) !== null}
          // A finger that draws has to rest first; one that taps need not.
          select={(place) => !isPlain(place, STEP.ms) && begin(place)}
          dateClick={({ date, allDay }) =>
            begin({ start: date, end: new Date(date.getTime() + (allDay ? DAY_MS : STEP.ms)), allDay })
          }
        />
      </div>
    </div>
  );
}

/** Scrolls to the current time when a window opens. */
function useOpensAtNow(box: RefObject<HTMLElement | null>, window: string): void {
  useEffect(() => {
    const now = box.current?.querySelector('.calendar__now, .calendar__number--today');
    if (now && now.getBoundingClientRect().bottom > innerHeight) now.scrollIntoView({ block: 'center' });
  }, [box, window]);
}
