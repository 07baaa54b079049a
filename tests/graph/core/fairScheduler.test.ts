import { describe, expect, it } from '@jest/globals';
import { createFairScheduler, QueueFullError } from '../../../schema/scheduling/fairScheduler.ts';

/** Resolves once everything that can continue has continued. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A scheduler whose work runs until the test ends it, with the order in which work started. */
function setUp(settings: Parameters<typeof createFairScheduler>[0]) {
  const scheduler = createFairScheduler(settings);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  /** Adds work of the group that the first letter names. */
  const add = (name: string) =>
    scheduler.run(name.charAt(0), () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { add, started, end };
}

describe('shared slots', () => {
  it('starts work immediately while a slot is free, of any group', async () => {
    const { add, started } = setUp({ slots: 3 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add(name);
    await settled();
    expect(started).toEqual(['a1', 'a2', 'a3']);
  });

  it('gives a free slot to the group that occupies the fewest, and then to the one that has waited longest', async () => {
    const { add, started, end } = setUp({ slots: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void add(name);
    await end('a1');
    expect(started).toEqual(['a1', 'a2', 'b1']);
    // Nothing of a runs now, and a has waited longer than c.
    for (const name of ['a2', 'b1', 'c1', 'a3']) await end(name);
    expect(started.slice(3)).toEqual(['a3', 'c1', 'b2', 'a4']);
  });

  it('frees the slot of work that fails', async () => {
    const scheduler = createFairScheduler({ slots: 1 });
    await expect(scheduler.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(
      scheduler.run('a', () => {
        throw new Error('thrown');
      }),
    ).rejects.toThrow('thrown');
    expect(await scheduler.run('a', () => Promise.resolve('done'))).toBe('done');
  });
});

describe('one slot per group', () => {
  it('leaves a slot to another organization, whatever one sends, and lets those that wait take turns', async () => {
    const { add, started, end } = setUp({ slots: 2, slotsPerGroup: () => 1, maxQueuedPerGroup: 8 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void add(name);
    await settled();
    expect(started).toEqual(['a1', 'b1']);
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'a2']);
    await end('a2');
    expect(started).toEqual(['a1', 'b1', 'a2', 'c1']);
    await end('b1');
    expect(started).toEqual(['a1', 'b1', 'a2', 'c1', 'a3']);
  });
});

describe('queue limits', () => {
  it('refuses work of a group that has reached its own limit', async () => {
    const { add, started, end } = setUp({ slots: 1, maxQueuedPerGroup: 1 });
    void add('a1');
    void add('a2');
    await expect(add('a3')).rejects.toThrow(QueueFullError);
    void add('b1');
    await end('a1');
    await end('a2');
    await end('b1');
    expect(started).toEqual(['a1', 'a2', 'b1']);
  });

  it('refuses only groups with at least their share once the common limit is reached', async () => {
    const { add } = setUp({ slots: 1, maxQueuedPerGroup: 10, maxQueued: 4 });
    for (const name of ['a0', 'a1', 'a2', 'a3', 'b1']) void add(name);
    // Four are queued in two groups, so the share is two; a has three.
    await expect(add('a4')).rejects.toThrow(QueueFullError);
    void add('b2');
    void add('b3');
    await expect(add('b4')).rejects.toThrow(QueueFullError);
  });
});

it('starts as much queued work as a raised limit per group allows', async () => {
  let limit = 1;
  const { add, started, end } = setUp({ slotsPerGroup: () => limit });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) void add(name);
  await settled();
  expect(started).toEqual(['a1', 'b1']);
  limit = 3;
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
});
