import type { CalendarOptions, EventDisplayInfo } from '@fullcalendar/react';
import { EventChip } from './EventChip.tsx';
import { HiddenChip } from './HiddenChip.tsx';
import type { CalendarEntry } from './calendarEntries.ts';
import { toStateFilter } from './scheduleList.ts';

/** Entry of a drawn event. */
export const getCalendarEntry = (event: EventDisplayInfo['event']) =>
  event.extendedProps as CalendarEntry['extendedProps'];

/** A slot that is being drawn over has nothing behind it yet. */
type Drawn = CalendarEntry['extendedProps'] | { isNew?: undefined };

/** The product's own classes for each part, as the library brings its structure alone. */
export const LOOK = {
  eventDisplay: 'block',
  eventInteractive: true,
  eventContent: ({ event, timeText }) => {
    const entry = event.extendedProps as Drawn;
    if ('item' in entry) return <EventChip item={entry.item} />;
    return 'hidden' in entry ? <HiddenChip hidden={entry.hidden} /> : timeText;
  },
  eventClass: ({ event, isDragging, isMirror }) =>
    `calendar__event calendar__event--${toneOf(event.extendedProps as Drawn)}${isDragging || isMirror ? ' calendar__event--held' : ''}`,
  blockEventInnerClass: 'calendar__event-inner',
  viewClass: 'calendar__view',
  tableHeaderClass: 'calendar__header',
  dayHeaderInnerClass: ({ isToday }) =>
    isToday ? 'calendar__day-name calendar__day-name--today' : 'calendar__day-name',
  dayHeaderDividerClass: 'calendar__divider',
  dayRowClass: 'calendar__week',
  dayCellClass: ({ isToday, isDisabled }) => cellClass(isToday, isDisabled),
  dayCellTopClass: 'calendar__cell-top',
  dayCellTopInnerClass: ({ isToday }) =>
    isToday ? 'calendar__number calendar__number--today' : 'calendar__number',
  dayCellInnerClass: 'calendar__cell-inner',
  dayLaneClass: ({ isToday }) => cellClass(isToday, false),
  slotLaneClass: 'calendar__slot',
  slotHeaderInnerClass: 'calendar__hour',
  nowIndicatorLineClass: 'calendar__now',
  highlightClass: 'calendar__chosen',
} as const satisfies CalendarOptions;

/** Tone of a block. Its icon and hidden text say the same without color. */
function toneOf(entry: Drawn): string {
  if ('item' in entry) return toStateFilter(entry.item)[0]!.toLowerCase();
  return 'hidden' in entry ? 'hidden' : 'future';
}

function cellClass(isToday: boolean, isDisabled: boolean): string {
  return `calendar__cell${isToday ? ' calendar__cell--today' : ''}${isDisabled ? ' calendar__cell--outside' : ''}`;
}
