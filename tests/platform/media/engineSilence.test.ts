import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { startEngine } from '../../../fixtures/platform/kernel/engine/engineProcess.ts';
import type { Engine } from '../../../fixtures/platform/kernel/engine/engine.ts';
import { until } from '../../support/until.ts';

/** So many looks, two a second, are the 15 seconds that an engine may say nothing. */
const SILENT_LOOKS = 30;

let engine: Engine;
/** Looks after the engine that runs; another one has another. */
let look: (() => void) | null = null;
const reasons: string[] = [];

beforeAll(() => {
  engine = startEngine({
    ffmpegPath: '/none',
    looks: (next) => {
      look = next;
      return () => (look = null);
    },
    ended: (reason) => reasons.push(reason),
  });
});
afterAll(() => engine.close());
beforeEach(() => until(() => engine.state().state === 'ready', 'the engine to be ready'));

/** Looks so often that no word of the engine is heard in between, as where this process has stood still. */
function lookSilently(times: number): void {
  for (let each = 0; each < times; each += 1) look?.();
}

/** Has the engine say a word. */
const hearIt = () =>
  expect(engine.run('ffmpeg', { input: '/none', writing: [], lengthMs: null })).rejects.toMatchObject({
    code: 'NO_FFMPEG',
  });

test('an engine is left alone for thirty silent looks, and every word of it begins them anew', async () => {
  for (let round = 0; round < 3; round += 1) {
    lookSilently(SILENT_LOOKS);
    await hearIt();
  }
  expect(engine.state()).toMatchObject({ state: 'ready', restarts: 0 });
  expect(reasons).toEqual([]);
});

test('years that go by between two looks do not make it silent', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1e15);
  const date = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2100, 0));
  lookSilently(SILENT_LOOKS);
  now.mockRestore();
  date.mockRestore();
  await hearIt();
  expect(engine.state()).toMatchObject({ state: 'ready', restarts: 0 });
});

test('one that is silent at the next look too is ended, and another one takes its place', async () => {
  lookSilently(SILENT_LOOKS + 1);
  await until(() => engine.state().restarts === 1 && engine.state().state === 'ready', 'another engine');
  expect(reasons).toEqual(['it said nothing any more']);
  // That one has all its looks before it.
  lookSilently(SILENT_LOOKS);
  await hearIt();
  expect(engine.state().restarts).toBe(1);
});

test('one that is closed is not looked after any more', async () => {
  await engine.close();
  expect(look).toBeNull();
  expect(reasons).toEqual(['it said nothing any more']);
});
