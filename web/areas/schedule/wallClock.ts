/** Days and moments of a zone, by the zone data that comes with the browser. A day is `yyyy-mm-dd`. */

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** What calendar and clock on the wall show in the zone at a moment: `2026-11-22T09:30:00`. */
export function wallClock(at: Date, zone: string): string {
  return clockOf(zone).format(at).replace(' ', 'T');
}

/** The day that it is in the zone at a moment. */
export const dayAt = (at: Date, zone: string): string => wallClock(at, zone).slice(0, 10);

/** The moment at which a day begins in the zone. */
export function startOfDay(day: string, zone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  let at = wanted;
  // The zone's distance from UTC depends on the moment, so the first guess may lie beyond a change of the clocks.
  for (let step = 0; step < 2; step += 1)
    at = wanted - (Date.parse(`${wallClock(new Date(at), zone)}Z`) - at);
  return new Date(at);
}

/** A day so many days later. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
