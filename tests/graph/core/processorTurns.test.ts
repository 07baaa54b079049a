import { expect, test } from '@jest/globals';
import { createAdmission } from '../../../graph/kernel/admission.ts';
import { createProcessorTurns } from '../../../graph/kernel/processorTurns.ts';
import { until } from '../../support/until.ts';

/** Turns by a time that only work moves on; places come back when the test says so. */
function setUp(places = 32) {
  let now = 0;
  const late: (() => void)[] = [];
  const turns = createProcessorTurns(
    () => now,
    (_milliseconds, work) => {
      late.push(work);
      return () => undefined;
    },
    () => places,
  );
  const done: string[] = [];
  /** Work of 2 ms, which is a whole turn. */
  const piece = (group: string) =>
    turns.take(group, () => {
      now += 2;
      done.push(group);
    });
  return { turns, done, piece, giveBack: () => late.shift()?.() };
}

test('work is done at once while the turn has time', () => {
  const { done, piece } = setUp();
  piece('a');
  expect(done).toEqual(['a']);
});

test('a group waits for one piece of another, however many that one has waiting', async () => {
  const { done, piece } = setUp();
  for (let n = 0; n < 50; n += 1) piece('flood');
  piece('neighbour');
  await until(() => done.length === 51);
  expect(done.indexOf('neighbour')).toBeLessThanOrEqual(2);
});

test('what a piece settles belongs to it: the next one comes after', async () => {
  const { turns, piece } = setUp();
  const order: string[] = [];
  piece('first');
  turns.take('a', () => {
    void Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => order.push('settled by a'));
  });
  turns.take('b', () => order.push('b'));
  await until(() => order.length === 2);
  expect(order).toEqual(['settled by a', 'b']);
});

test('of a group 32 operations are under way; the next begins when one ends, and those of others at once', async () => {
  const { turns } = setUp();
  const ends = await Promise.all(Array.from({ length: 32 }, () => turns.begin('flood')));
  let begun = false;
  void turns.begin('flood').then(() => (begun = true));
  await turns.begin('neighbour');
  expect(begun).toBe(false);
  ends[0]?.();
  await until(() => begun);
});

test('an operation that waits long for a service keeps no other of its group from beginning', async () => {
  const { turns, giveBack } = setUp();
  const ends = await Promise.all(Array.from({ length: 32 }, () => turns.begin('a')));
  let begun = 0;
  void turns.begin('a').then(() => (begun += 1));
  void turns.begin('a').then(() => (begun += 1));
  giveBack();
  await until(() => begun === 1);
  // Its end gives nothing back a second time.
  ends[0]?.();
  await turns.begin('b');
  expect(begun).toBe(1);
});

test('while the processor is busy, operations that end let only as many begin as there are places left', async () => {
  let places = 4;
  const turns = createProcessorTurns(
    () => 0,
    () => () => undefined,
    () => places,
  );
  const ends = await Promise.all(Array.from({ length: 4 }, () => turns.begin('flood')));
  let begun = 0;
  for (let n = 0; n < 10; n += 1) void turns.begin('flood').then(() => (begun += 1));
  places = 2;
  for (const end of ends.slice(0, 2)) end();
  await turns.begin('neighbour');
  expect(begun).toBe(0);
  ends[2]?.();
  await until(() => begun === 1);
  places = 6;
  ends[3]?.();
  await until(() => begun === 6);
});

test('places become few while the event loop is busy, and many again once it waits', () => {
  let now = 0;
  let busy = 1;
  const places = createAdmission(
    () => now,
    () => busy,
  );
  const after = (milliseconds: number) => {
    now += milliseconds;
    return places();
  };
  expect(places()).toBe(32);
  expect(after(9)).toBe(32);
  expect([after(1), after(10), after(10), after(10), after(10)]).toEqual([16, 8, 4, 2, 2]);
  busy = 0.8;
  expect([after(10), after(10)]).toEqual([3, 4]);
  for (let n = 0; n < 40; n += 1) after(10);
  expect(places()).toBe(32);
});

test('a group that has been alone for 100 ms does without turns and has 8 places however busy it is; with another one both are shared', async () => {
  let now = 0;
  const turns = createProcessorTurns(
    () => now,
    () => () => undefined,
    () => 2,
  );
  let begun = 0;
  const begin = (group: string) => void turns.begin(group).then(() => (begun += 1));
  for (let n = 0; n < 40; n += 1) begin('a');
  await until(() => begun === 2);
  now = 101;
  begin('a');
  await until(() => begun === 8);

  const done: string[] = [];
  const piece = (group: string) =>
    turns.take(group, () => {
      now += 2;
      done.push(group);
    });
  for (let n = 0; n < 3; n += 1) piece('a');
  expect(done).toEqual(['a', 'a', 'a']);
  piece('b');
  piece('a');
  piece('a');
  expect(done.length).toBeLessThan(6);
  await until(() => done.length === 6);
});
