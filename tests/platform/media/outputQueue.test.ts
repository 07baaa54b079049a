import { describe, expect, test } from '@jest/globals';
import { type MessageKind, OutputQueue, type Waiting } from '../../../fixtures/engine/outputs/queue.ts';

const item = (kind: MessageKind, time: number, bytes = 10): Waiting => ({
  kind,
  type: kind === 'sound' ? 8 : 9,
  time,
  body: Buffer.alloc(bytes),
});

/** Limits that nothing here comes near, unless a test sets one of them. */
const ROOM = { bytes: 1_000_000, seconds: 100, items: 1_000 };

function all(queue: OutputQueue): string[] {
  const items: string[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) items.push(`${next.kind} ${next.time}`);
  return items;
}

function filled(queue: OutputQueue, kinds: readonly MessageKind[]): OutputQueue {
  kinds.forEach((kind, at) => queue.push(item(kind, at)));
  return queue;
}

describe('what waits for a slow far side', () => {
  test('begins with a key frame, behind the settings', () => {
    const queue = filled(new OutputQueue(), ['picture', 'sound', 'settings', 'key', 'picture', 'sound']);
    expect(queue.lost).toBe(0);
    expect(all(queue)).toEqual(['settings 2', 'key 3', 'picture 4', 'sound 5']);
  });

  test('leaves out the other pictures of the oldest key frame first', () => {
    const queue = new OutputQueue({ ...ROOM, bytes: 60 });
    filled(queue, ['key', 'picture', 'picture', 'sound', 'key', 'picture', 'picture']);
    expect(queue.lost).toBe(2);
    expect(all(queue)).toEqual(['key 0', 'sound 3', 'key 4', 'picture 5', 'picture 6']);
  });

  test('then leaves out all that belongs to the oldest key frame, but for settings', () => {
    const queue = new OutputQueue({ ...ROOM, bytes: 40 });
    filled(queue, ['settings', 'key', 'picture', 'sound', 'key', 'sound', 'key']);
    expect(queue.lost).toBe(2);
    expect(all(queue)).toEqual(['settings 0', 'key 4', 'sound 5', 'key 6']);
    expect(queue.bytes).toBe(0);
  });

  test('keeps the last word of each type where there is nothing but settings', () => {
    const queue = new OutputQueue({ ...ROOM, bytes: 40 });
    for (let time = 0; time < 100; time += 1)
      queue.push({ ...item('settings', time), type: time % 2 ? 18 : 9 });
    expect(queue.bytes).toBeLessThanOrEqual(40);
    expect(all(queue).slice(-2)).toEqual(['settings 98', 'settings 99']);
  });

  test('leaves out what is reckoned from a picture that has gone', () => {
    const queue = new OutputQueue({ ...ROOM, bytes: 30 });
    filled(queue, ['key', 'picture', 'picture', 'picture', 'picture', 'sound', 'key']);
    expect(queue.lost).toBe(4);
    expect(all(queue)).toEqual(['key 0', 'sound 5', 'key 6']);
  });

  test('is never more than so many seconds', () => {
    const queue = new OutputQueue({ ...ROOM, seconds: 5 });
    for (let time = 0; time <= 8_000; time += 500) queue.push(item(time % 2_000 ? 'picture' : 'key', time));
    expect(queue.lost).toBe(8);
    expect(all(queue)[0]).toBe('key 4000');
  });

  test('is never more than so many messages, of however few bytes', () => {
    const queue = new OutputQueue({ ...ROOM, items: 5 });
    queue.push(item('key', 0, 0));
    for (let time = 1; time <= 10; time += 1) queue.push(item('sound', time, 0));
    queue.push(item('key', 11, 0));
    queue.push(item('picture', 12, 0));
    expect(queue.lost).toBe(1);
    expect(all(queue)).toEqual(['key 11', 'picture 12']);
  });

  test('is 20,000 messages at most, also of no bytes and no time', () => {
    const queue = new OutputQueue();
    queue.push(item('key', 0, 0));
    for (let count = 0; count < 50_000; count += 1) {
      queue.push(item(count % 2 ? 'sound' : 'settings', 0, 0));
      if (count % 7_000 === 0) queue.push(item('key', 0, 0));
    }
    expect(all(queue).length).toBeLessThanOrEqual(20_000);
  });

  test('is nothing when not even the last key frame fits, until the next one', () => {
    const queue = new OutputQueue({ ...ROOM, bytes: 15 });
    queue.push(item('key', 0, 100));
    queue.push(item('picture', 1));
    queue.push(item('key', 2));
    expect(queue.lost).toBe(2);
    expect(all(queue)).toEqual(['key 2']);
  });

  test('counts what was waiting when its line was cut', () => {
    const queue = filled(new OutputQueue(), ['key', 'picture', 'sound']);
    queue.clear();
    expect(queue.lost).toBe(2);
    expect(all(queue)).toEqual([]);
  });
});
