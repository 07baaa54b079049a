import { jest } from '@jest/globals';
import { LOG_FOLLOW_MS } from '../../../schema/rules/encoderLogWords.ts';
import {
  asText,
  joined,
  logFileName,
  matchingEntries,
  type LogEntry,
} from '../../../web/areas/encoders/logs/logEntries.ts';
import { LogTail, type ReadLog } from '../../../web/areas/encoders/logs/logTail.ts';
import { uploadWindow } from '../../../web/areas/encoders/logs/uploadWindow.ts';
import { loadReasons } from '../../../web/kernel/reasons.ts';
import { startTestI18n } from '../app/i18n.ts';

const line = (second: number, entry: string): LogEntry => ({
  time: `2026-11-22T14:00:${String(second).padStart(2, '0')}.000Z`,
  level: 'INFO',
  entry,
});
const a = line(1, 'a');
const b = line(2, 'b');
const alike = line(2, 'c');

test('what is read from the last entry’s time on joins without repeating or losing entries of that moment', () => {
  expect(joined([], [a, b])).toEqual([a, b]);
  expect(joined([a, b], [b, line(3, 'd')])).toEqual([a, b, line(3, 'd')]);
  expect(joined([a, b, alike], [b, alike])).toEqual([a, b, alike]);
  expect(joined([a, b], [b, alike])).toEqual([a, b, alike]);
  const before = [a, b];
  expect(joined(before, [b])).toBe(before);
});

test('no more than 50,000 entries are kept while a log is followed, the newest', () => {
  const many = Array.from({ length: 50_000 }, (_, index) => ({ ...a, entry: `${index}` }));
  const all = joined(many, [...many, b]);
  expect(all).toHaveLength(50_000);
  expect(all.at(-1)).toBe(b);
  expect(all[0]?.entry).toBe('1');
});

test('LOG-02 LST-01 the text filter is a part of the entry’s text, whatever its case', () => {
  const entries = [line(1, 'No input detected.'), line(2, 'Started.'), line(3, 'INPUT restored')];
  expect(matchingEntries(entries, ' input ', 'en').map(({ entry }) => entry)).toEqual([
    'No input detected.',
    'INPUT restored',
  ]);
  expect(matchingEntries(entries, '', 'en')).toBe(entries);
  expect(matchingEntries(entries, 'INFO', 'en')).toEqual([]);
});

test('entries are carried away as lines of time, level and text', () => {
  expect(asText([a, { ...b, level: 'ERROR' }])).toBe(
    '2026-11-22T14:00:01.000Z INFO  a\n2026-11-22T14:00:02.000Z ERROR b\n',
  );
  expect(logFileName('North Hall (A)', new Date('2026-11-22T14:47:00Z'))).toBe(
    'north-hall-a-logs-2026-11-22T14-47-00.txt',
  );
});

describe('a followed log', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z') });
  });
  afterEach(() => jest.useRealTimers());

  const reader = (...answers: (readonly LogEntry[] | Error)[]) => {
    const asked: [string, string | null][] = [];
    const read: ReadLog = async (from, to) => {
      asked.push([from, to]);
      const answer = answers[asked.length - 1] ?? [];
      if (answer instanceof Error) throw answer;
      return { entries: answer, isCut: false };
    };
    return { asked, read };
  };

  it('ENC-25 reads the window once, then only what came since its last entry', async () => {
    const { asked, read } = reader([a, b], [b, line(3, 'new')]);
    const tail = new LogTail(read, { minutes: 60 }, LOG_FOLLOW_MS);
    const stop = tail.subscribe(() => {});
    await jest.advanceTimersByTimeAsync(0);
    expect(tail.snapshot()).toMatchObject({ entries: [a, b], loading: false });
    await jest.advanceTimersByTimeAsync(LOG_FOLLOW_MS);
    expect(tail.snapshot().entries).toEqual([a, b, line(3, 'new')]);
    expect(asked).toEqual([
      ['2026-11-22T14:00:00.000Z', null],
      [b.time, null],
    ]);
    stop();
    await jest.advanceTimersByTimeAsync(10 * LOG_FOLLOW_MS);
    expect(asked).toHaveLength(2);
  });

  it('ENC-25 a window of one’s own is read once and not followed', async () => {
    const { asked, read } = reader([a]);
    const tail = new LogTail(read, { from: a.time, to: b.time }, LOG_FOLLOW_MS);
    const stop = tail.subscribe(() => {});
    await jest.advanceTimersByTimeAsync(10 * LOG_FOLLOW_MS);
    expect(asked).toEqual([[a.time, b.time]]);
    stop();
  });

  it('nobody is told while nothing new was written', async () => {
    const { read } = reader([a], [a], [a, b]);
    const tail = new LogTail(read, { minutes: 15 }, LOG_FOLLOW_MS);
    let told = 0;
    const stop = tail.subscribe(() => {
      told += 1;
    });
    await jest.advanceTimersByTimeAsync(0);
    const before = told;
    await jest.advanceTimersByTimeAsync(LOG_FOLLOW_MS);
    expect(told).toBe(before);
    await jest.advanceTimersByTimeAsync(LOG_FOLLOW_MS);
    expect(told).toBe(before + 1);
    stop();
  });

  it('NET-15 a reading that fails keeps what is there, and the next one mends it', async () => {
    const { read } = reader([a], new Error('down'), [a, b]);
    const tail = new LogTail(read, { minutes: 15 }, LOG_FOLLOW_MS);
    const stop = tail.subscribe(() => {});
    await jest.advanceTimersByTimeAsync(LOG_FOLLOW_MS);
    expect(tail.snapshot()).toMatchObject({ entries: [a], error: new Error('down') });
    await tail.next();
    expect(tail.snapshot()).toMatchObject({ entries: [a, b], error: undefined });
    stop();
  });
});

describe('the window of an upload', () => {
  const now = new Date('2026-11-22T15:00:00Z');

  beforeAll(async () => {
    await startTestI18n();
    await loadReasons();
  });

  it.each(['15', '30', '60', '360', '1440', '2880'] as const)('ENC-25 of the last %s minutes', (window) => {
    const start = new Date(now.getTime() - Number(window) * 60_000).toISOString();
    expect(uploadWindow({ window }, now)).toEqual({ window: { start, end: now.toISOString() } });
  });

  it('ENC-25 of one’s own, each end with the rule that it breaks', () => {
    const own = (start?: string, end?: string) => uploadWindow({ window: 'custom', start, end }, now);
    expect(own('2026-11-22T10:00', '2026-11-22T11:00').errors).toBeUndefined();
    expect(own('2026-11-22T11:00', '2026-11-22T10:00').errors).toEqual({
      end: 'The end must be after the start.',
    });
    expect(own('2026-11-10T10:00', '2026-11-22T10:00').errors).toEqual({
      end: 'Logs are stored for 7 days, so the window must be at most 7 days.',
    });
    expect(own('', '2026-11-22T10:00').errors).toEqual({
      start: 'Choose the start of the log window.',
    });
    expect(own('2026-11-22T10:00').errors).toEqual({ end: 'Choose the end of the log window.' });
  });
});
