import { setImmediate as nextTurn } from 'node:timers/promises';
import { createLoader } from '../../../graph/upstream/loaders/createLoader.ts';
import { createLookup } from '../../../graph/upstream/loaders/createLookup.ts';
import { createRecordLoader } from '../../../graph/upstream/loaders/createRecordLoader.ts';
import { lazily } from '../../../graph/upstream/loaders/lazily.ts';
import type { GraphClock } from '../../../graph/kernel/clock.ts';
import type { RestClient } from '../../../graph/upstream/client/client.ts';

interface Thing {
  id: string;
  owner: string;
  text: string;
}

/** Answers that come when the test says so. */
function held<V>() {
  const waiting: ((value: V) => void)[] = [];
  return {
    call: () => new Promise<V>((resolve) => waiting.push(resolve)),
    answer: (value: V) => waiting.shift()?.(value),
    get calls() {
      return waiting.length;
    },
  };
}

const rest = { authority: { organisation: 'mine' } } as RestClient;
const thing = (id: string, text = ''): Thing => ({ id, owner: 'mine', text });

describe('a loader of values by key', () => {
  it('gives a promise while the value is on its way, and the value itself from then on', async () => {
    const loader = createLoader({
      load: (keys: readonly string[]) => Promise.resolve(keys.map((key) => thing(key))),
      keyOf: ({ id }) => id,
    });
    const first = loader.give('a');
    expect(first).toBeInstanceOf(Promise);
    expect(await first).toEqual(thing('a'));
    expect(loader.give('a')).toEqual(thing('a'));
  });

  it('gives null at once for what is known not to exist', async () => {
    const loader = createLoader({ load: () => Promise.resolve<Thing[]>([]), keyOf: ({ id }) => id });
    expect(await loader.give('a')).toBeNull();
    expect(loader.give('a')).toBeNull();
  });

  it('does not give what was read before a write, not even when that answer comes after it', async () => {
    const answers = held<Thing[]>();
    const loader = createLoader({ load: answers.call, keyOf: ({ id }) => id });
    const old = loader.load('a');
    while (answers.calls === 0) await nextTurn();
    loader.replace(thing('a', 'new'));
    answers.answer([thing('a', 'old')]);
    expect(await old).toEqual(thing('a', 'old'));
    expect(await loader.give('a')).toEqual(thing('a', 'new'));
  });
});

describe('a lookup', () => {
  it('has nothing settled while it reads, when reading failed, or after it was told to forget', async () => {
    const answers = held<string>();
    const lookup = createLookup((key) => (key === 'bad' ? Promise.reject(new Error('no')) : answers.call()));
    const answer = lookup.load('a');
    expect(lookup.settled('a')).toBeUndefined();
    answers.answer('text');
    expect(await answer).toBe('text');
    expect(lookup.settled('a')).toBe('text');
    lookup.clear('a');
    expect(lookup.settled('a')).toBeUndefined();
    await expect(lookup.load('bad')).rejects.toThrow('no');
    expect(lookup.settled('bad')).toBeUndefined();
  });
});

describe('a loader of records of organisations', () => {
  const source = (lists: { call: () => Promise<Thing[]> }) => ({
    list: () => lists.call(),
    one: (id: string) => Promise.resolve(thing(id, 'autoplay')),
    idOf: ({ id }: Thing) => id,
    customerOf: ({ owner }: Thing) => owner,
  });

  it('finds a record at once when its list is there, and reads one by itself that the list lacks', async () => {
    const lists = held<Thing[]>();
    const loader = createRecordLoader(rest, source(lists));
    const before = loader.loadOf('mine', 'a');
    expect(before).toBeInstanceOf(Promise);
    lists.answer([thing('a')]);
    expect(await before).toEqual(thing('a'));
    expect(loader.loadOf('mine', 'a')).toEqual(thing('a'));
    expect(await loader.loadOf('mine', 'b')).toEqual(thing('b', 'autoplay'));
    expect(lists.calls).toBe(0);
  });

  it('reads the list again after a write', async () => {
    const lists = held<Thing[]>();
    const loader = createRecordLoader(rest, source(lists));
    const before = loader.list('mine');
    lists.answer([thing('a', 'old')]);
    await before;
    loader.replace(thing('a', 'new'));
    const again = loader.loadOf('mine', 'a');
    expect(lists.calls).toBe(1);
    lists.answer([thing('a', 'new')]);
    expect(await again).toEqual(thing('a', 'new'));
  });
});

describe('loaders of an operation', () => {
  it('are made when they are first asked for, once, and for that operation alone', () => {
    const made: string[] = [];
    const create = lazily({
      one: (of: RestClient) => {
        made.push('one');
        return { of };
      },
      other: () => {
        made.push('other');
        return {};
      },
    });
    const clock = {} as GraphClock;
    const first = create(rest, clock);
    expect(made).toEqual([]);
    const { one } = first;
    expect(first.one).toBe(one);
    expect(one.of).toBe(rest);
    expect(made).toEqual(['one']);
    expect(create(rest, clock).one).not.toBe(first.one);
  });
});
