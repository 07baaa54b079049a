import { isLocalTime, localAt } from '../../../../schema/rules/wallTime.ts';
import { getHorizon } from '../../../../schema/rules/repeat.ts';
import type { Repeat } from '../../../../schema/rules/repeatRule.ts';
import { addDays } from '../../../time/days.ts';
import type { CheckEventQuery } from './map/EventCheck.generated.ts';
import type { EventChoices } from './eventChoices.ts';
import { encoderDefaults, suitable } from './eventDefaults.ts';
import { usesEncoder, type EventValues } from './eventValues.ts';
import { followStart, getWeekdayName } from './repeatChoice.ts';
import { toInstant, joinWallTime, nextHour, splitWallTime } from './public/wallTimes.ts';

type Conflicts = NonNullable<NonNullable<CheckEventQuery['customer']>['checkEvent']>['conflicts'];

/** Initial values from the URL that must not be changed. */
export interface Given {
  start: boolean;
  encoder: boolean;
}

interface Asked {
  given: Given;
  /** "As last time": the same time of a later week goes before another time of the day. */
  isCopy: boolean;
  choices: EventChoices;
  /** Finds the conflicts of an unsaved event. */
  ask: (values: EventValues) => Promise<Conflicts>;
}

/** As many as are looked at of a rule (RPT-04). */
const HOURS = 99;
/** Weeks that are planned ahead (RPT-03). */
const WEEKS = 56;
const HOUR_MS = 3_600_000;

/**
 * Moves the initial values of a form to a free start: the first free time or, if the time is given, the first
 * suitable free encoder. If there is none, they stay, and the form shows the conflicts (EVT-11 to EVT-13).
 */
export async function findFreeStart(values: EventValues, asked: Asked): Promise<EventValues> {
  const { given, isCopy, choices, ask } = asked;
  const first = at(values);
  if (first === undefined || (given.start && given.encoder)) return values;
  const inTheWay = (await ask(values)).filter(({ startAt }) => Date.parse(startAt) === first);
  if (inTheWay.length === 0) return values;
  if (!given.start) {
    const start =
      (isCopy ? await firstFree(weekly(values), ask) : undefined) ?? (await firstFree(hourly(values), ask));
    return start === undefined ? values : movedTo(values, start);
  }
  const ofEncoder = inTheWay.find(({ kind }) => kind === 'ENCODER');
  if (!ofEncoder || !usesEncoder(values.type)) return values;
  const free = new Set(ofEncoder.freeEncoders.map(({ id }) => id));
  const encoder = suitable(choices.encoders.filter(({ id }) => free.has(id)));
  return encoder ? { ...values, ...encoderDefaults(encoder) } : values;
}

/** Times to choose from, and the series that asks about all of them at once. */
interface Candidates {
  starts: string[];
  series: EventValues;
}

async function firstFree({ starts, series }: Candidates, ask: Asked['ask']): Promise<string | undefined> {
  const taken = new Set((await ask(series)).map(({ startAt }) => Date.parse(startAt)));
  const end = getHorizon(new Date(), series.timezone).getTime();
  return starts.find((startLocal) => {
    const moment = at({ ...series, startLocal });
    return moment !== undefined && moment < end && !taken.has(moment);
  });
}

const ENDLESS: Repeat = {
  ...{ type: 'WEEKLY', interval: 1, weekdays: [], dayOfMonth: null, position: null, months: [] },
  ...{ ends: 'NEVER', count: null, until: null },
};

/** The same time of all weeks. */
function weekly(values: EventValues): Candidates {
  const { startLocal } = values;
  const { day, time } = splitWallTime(startLocal);
  return {
    starts: Array.from({ length: WEEKS }, (_, week) => joinWallTime(addDays(day, 7 * week), time)),
    series: { ...values, repeat: { ...ENDLESS, weekdays: [getWeekdayName(startLocal)] }, skippedAt: [] },
  };
}

/** Full hours from the first one after it. */
function hourly(values: EventValues): Candidates {
  const { timezone } = values;
  const first = nextHour(new Date(at(values)!), timezone, 60_000);
  const from = at({ startLocal: first, timezone })!;
  return {
    starts: Array.from({ length: HOURS }, (_, hour) => localAt(new Date(from + hour * HOUR_MS), timezone)),
    series: { ...values, startLocal: first, repeat: { ...ENDLESS, type: 'HOURLY' }, skippedAt: [] },
  };
}

const movedTo = (values: EventValues, startLocal: string): EventValues => ({
  ...values,
  startLocal,
  repeat: followStart(values.repeat, values.startLocal, startLocal),
});

const at = ({ startLocal, timezone }: Pick<EventValues, 'startLocal' | 'timezone'>): number | undefined =>
  isLocalTime(startLocal) ? toInstant(startLocal, timezone)?.getTime() : undefined;
