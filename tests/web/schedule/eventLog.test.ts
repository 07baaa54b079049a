import { isError, narrowed } from '../../../web/areas/schedule/event/eventLogLines.ts';
import type { EventLog_EntryFragment } from '../../../web/areas/schedule/event/EventPage.generated.ts';

const entry = (change: Partial<EventLog_EntryFragment>): EventLog_EntryFragment => ({
  __typename: 'EventLogEntry',
  id: 'e',
  happenedAt: '2026-11-22T14:30:00Z',
  subject: 'DESTINATION',
  name: 'Main',
  kind: 'EMBED',
  occurrenceStartsAt: '2026-11-22T14:30:00Z',
  action: null,
  actorName: null,
  state: 'STARTED',
  videoStatus: null,
  refused: null,
  reason: null,
  reasonParameters: [],
  ...change,
});

test('DST-19, S-152 what went wrong is told by its state or by a reason', () => {
  expect(isError(entry({}))).toBe(false);
  for (const state of ['ABORTED', 'ERROR', 'WARNING'] as const) expect(isError(entry({ state }))).toBe(true);
  for (const videoStatus of ['NO_INPUT', 'OFFLINE'] as const)
    expect(isError(entry({ state: null, videoStatus }))).toBe(true);
  expect(isError(entry({ state: 'STOPPED', reason: 'DESTINATION_SERVICE_LIMIT' }))).toBe(true);
});

test('S-152, LST-01 the log is narrowed to errors, edits or states, and by words in any case', () => {
  const lines = [
    { entry: entry({ subject: 'EVENT', action: 'PAUSED', state: null }), text: 'Paused by Ana' },
    { entry: entry({}), text: 'Main web channel: started' },
    { entry: entry({ state: 'ERROR' }), text: 'Page: error' },
  ];
  const shown = (filter: string, words = '') =>
    narrowed(lines, { filter, words, language: 'en' }).map(({ text }) => text);
  expect(shown('')).toHaveLength(3);
  expect(shown('errors')).toEqual(['Page: error']);
  expect(shown('changes')).toEqual(['Paused by Ana']);
  expect(shown('states')).toEqual(['Main web channel: started', 'Page: error']);
  expect(shown('', 'MAIN')).toEqual(['Main web channel: started']);
  expect(shown('errors', 'main')).toEqual([]);
});
