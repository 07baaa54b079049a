/** A moment as day and time of a zone, for the fields of a form. */
export function airFieldsOf(iso: string | null, timeZone: string): { airDate: string; airTime: string } {
  if (!iso) return { airDate: '', airTime: '' };
  const parts = partsOf(new Date(iso), timeZone);
  return { airDate: `${parts.year}-${parts.month}-${parts.day}`, airTime: `${parts.hour}:${parts.minute}` };
}

/** The moment at which a zone's clocks show a day and a time; a time that a change of clocks skips counts on. */
export function momentOf(airDate: string, airTime: string, timeZone: string): string {
  const wanted = Date.parse(`${airDate}T${airTime}:00Z`);
  let at = wanted;
  // The second round settles times beside a change of clocks.
  for (let round = 0; round < 2; round += 1) at = wanted - offsetAt(at, timeZone);
  return new Date(at).toISOString();
}

function offsetAt(at: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(new Date(at), timeZone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(at / 1000) * 1000;
}

function partsOf(at: Date, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}
