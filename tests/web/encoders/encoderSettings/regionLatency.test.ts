import {
  findFastest,
  measureLatency,
} from '../../../../web/areas/destinations/regions/public/regionLatency.ts';

const still = () => new AbortController().signal;

/** A clock and a network of which each request takes the next of these milliseconds. */
function network(...milliseconds: number[]) {
  let now = 0;
  const asked: { url: string; init: RequestInit }[] = [];
  return {
    asked,
    now: () => now,
    fetch: async (url: string, init: RequestInit) => {
      asked.push({ url, init });
      now += milliseconds[asked.length - 1]!;
    },
  };
}

test('C-037 a region is timed three times and the quickest counts: the first also opens the connection', async () => {
  const tools = network(180, 41.6, 44);
  expect(await measureLatency('http://regions.test/us', tools, still())).toBe(42);
  expect(tools.asked.map(({ url }) => url)).toEqual(Array(3).fill('http://regions.test/us'));
  for (const { init } of tools.asked) expect(init).toMatchObject({ cache: 'no-store', credentials: 'omit' });
});

test('C-037 a region that fails is said not to answer', async () => {
  const failing = { now: () => 0, fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
  expect(await measureLatency('http://regions.test/us', failing, still())).toBeNull();
});

test('C-037 timing ends when the form is left', async () => {
  const control = new AbortController();
  const hanging = {
    now: () => 0,
    fetch: (_url: string, init: RequestInit) =>
      new Promise((_resolve, reject) => init.signal?.addEventListener('abort', reject)),
  };
  const measured = measureLatency('http://regions.test/us', hanging, control.signal);
  control.abort();
  expect(await measured).toBeNull();
});

test('the fastest is the one that answers soonest of those that can be chosen', () => {
  const us = { id: 'us', isRestricted: false };
  const eu = { id: 'eu', isRestricted: false };
  const closed = { id: 'closed', isRestricted: true };
  expect(findFastest([us, eu], new Map())).toBeNull();
  expect(findFastest([us, eu], new Map([['us', null]]))).toBeNull();
  const all = new Map([
    ['us', 90],
    ['eu', 20],
    ['closed', 1],
  ]);
  expect(findFastest([us, eu, closed], all)).toBe(eu);
});
