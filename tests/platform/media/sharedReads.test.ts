import {
  ReadsOf,
  SharedReads,
} from '../../../fixtures/platform/domains/destinations/delivery/sharedReads.ts';

/** A read that a test ends. */
function held() {
  const ends: ((answer: string) => void)[] = [];
  const failures: ((problem: Error) => void)[] = [];
  const read = () =>
    new Promise<string>((resolve, reject) => {
      ends.push(resolve);
      failures.push(reject);
    });
  return { ends, failures, read };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('C-309 who asks while a read is under way shares the next one, which begins after it', async () => {
  const reads = new SharedReads<string>();
  const { ends, read } = held();
  const first = reads.ask('a', read);
  const [second, third] = [reads.ask('a', read), reads.ask('a', read)];
  expect(ends).toHaveLength(1);
  ends[0]!('before');
  expect(await first).toBe('before');
  await turn();
  expect(ends).toHaveLength(2);
  const fourth = reads.ask('a', read);
  ends[1]!('after');
  expect(await Promise.all([second, third])).toEqual(['after', 'after']);
  await turn();
  expect(ends).toHaveLength(3);
  ends[2]!('later');
  expect(await fourth).toBe('later');
});

test('C-309 reads of other keys do not wait, and one that fails holds up nobody', async () => {
  const reads = new SharedReads<string>();
  const { ends, failures, read } = held();
  const failing = reads.ask('a', read);
  const next = reads.ask('a', read);
  const other = reads.ask('b', read);
  expect(ends).toHaveLength(2);
  failures[0]!(new Error('gone'));
  await expect(failing).rejects.toThrow('gone');
  await turn();
  ends[1]!('b');
  ends[2]!('a');
  expect(await Promise.all([next, other])).toEqual(['a', 'b']);
  await turn();
  void reads.ask('a', read);
  expect(ends).toHaveLength(4);
});

test('C-309 what was read of one thing is not told of another', async () => {
  const reads = new ReadsOf<object, string>();
  const [one, another] = [{}, {}];
  expect(await reads.ask(one, 'high', async () => 'first')).toBe('first');
  expect(await reads.ask(one, 'high', async () => 'second')).toBe('first');
  expect(await reads.ask(one, 'low', async () => 'third')).toBe('third');
  expect(await reads.ask(another, 'high', async () => 'fourth')).toBe('fourth');
});
