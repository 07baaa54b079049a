import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Changes } from '../../../fixtures/platform/kernel/db/changes.ts';
import { HeldReads } from '../../../fixtures/platform/domains/destinations/delivery/heldReads.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const TIMES = { freshMs: 250, goodMs: 1000 };

let now = 0;
beforeEach(() => {
  now = 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Reads that answer how many there were, each at once or when a test ends it. */
function counting(reads: HeldReads<string>) {
  let count = 0;
  let waiting: (() => void)[] | null = null;
  const seen: (string | undefined)[] = [];
  return {
    seen,
    get count() {
      return count;
    },
    hold: () => void (waiting = []),
    end: () => waiting?.splice(0).forEach((done) => done()),
    ask: () =>
      reads.ask('a', async (before) => {
        const answer = String((count += 1));
        seen.push(before);
        if (waiting) await new Promise<void>((resolve) => waiting?.push(resolve));
        return answer;
      }),
  };
}

test('C-309 who is nearly alone is answered with what is read for them', async () => {
  const reads = counting(new HeldReads<string>({ ...TIMES, rush: 3 }));
  expect([await reads.ask(), await reads.ask(), await reads.ask()]).toEqual(['1', '2', '3']);
});

test('C-309 a crowd is answered with what was read a moment ago, and waits for no renewal', async () => {
  const reads = counting(new HeldReads<string>({ ...TIMES, rush: 0 }));
  expect(await reads.ask()).toBe('1');
  now += 249;
  expect(await reads.ask()).toBe('1');
  expect(reads.count).toBe(1);
  reads.hold();
  now += 1;
  expect([await reads.ask(), await reads.ask()]).toEqual(['1', '1']);
  await turn();
  expect(reads.count).toBe(2);
  expect(reads.seen).toEqual([undefined, '1']);
  reads.end();
  await turn();
  expect(await reads.ask()).toBe('2');
});

test('C-309 what is too old is told nobody, however long its renewal takes', async () => {
  const reads = counting(new HeldReads<string>({ ...TIMES, rush: 0 }));
  await reads.ask();
  now += 1000;
  expect(await reads.ask()).toBe('2');
});

test('C-309 what anybody has changed is told at once, and nothing that was read before', async () => {
  const changes = new Changes({ seesAll: true });
  const reads = counting(new HeldReads<string>({ ...TIMES, rush: 0, mark: () => changes.mark() }));
  reads.hold();
  const first = reads.ask();
  changes.saw('update "content_destinations" set "status" = $1');
  reads.end();
  expect(await first).toBe('1');
  const second = reads.ask();
  await turn();
  reads.end();
  expect(await second).toBe('2');
  expect(await reads.ask()).toBe('2');
});

test('C-309 what failed to be renewed is told no more', async () => {
  const reads = new HeldReads<string>({ ...TIMES, rush: 0 });
  const gone = () => Promise.reject(new Error('gone'));
  expect(await reads.ask('a', async () => 'there')).toBe('there');
  now += 300;
  expect(await reads.ask('a', gone)).toBe('there');
  await turn();
  await expect(reads.ask('a', gone)).rejects.toThrow('gone');
});

test('reads and reports are no changes, and everything else is one', () => {
  const changes = new Changes({ seesAll: true });
  const isOne = (text: unknown, rows: number | null = 1) => {
    const before = changes.mark();
    changes.saw(text, rows);
    return changes.mark() !== before;
  };
  expect(isOne('select "id" from "media_items" for update')).toBe(false);
  expect(isOne('insert into "live_segments" ("number") values ($1)')).toBe(false);
  expect(isOne('update "jobs" set "state" = $1')).toBe(false);
  expect(isOne('delete from "media_items" where "media_id" = $1')).toBe(true);
  expect(isOne('insert into "playlist_media" ("media_id") values ($1)')).toBe(true);
  expect(isOne('with gone as (delete from web_channels returning 1) select 1')).toBe(true);
  expect(isOne('with planned as (select 1) select 1')).toBe(false);
  expect(isOne(undefined)).toBe(true);
  const stop = 'update "content_destinations" set "status" = $1 where "id" = $2';
  expect([isOne(stop), isOne(stop, null), isOne(stop, 0)]).toEqual([true, true, false]);
  const count = 'update "content_destinations" set "live_viewers" = $1, "views" = greatest("views", $2)';
  expect([isOne(count), isOne(`${count}, "status" = $3 where "id" = $4`)]).toEqual([false, true]);
});

test('where other processes write as well, everything may have changed', () => {
  const changes = new Changes({ seesAll: false });
  expect(changes.mark()).not.toBe(changes.mark());
});
