import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Order, Told } from './listeners.ts';
import { neededMemory } from './memory.ts';
import { atMost, median, reported, type Figures } from './results.ts';

const SUBSCRIBERS = 10_000;
const LISTENERS = fileURLToPath(new URL('listeners.ts', import.meta.url));

/**
 * Measures the cost of ten thousand subscribers of one topic, and their delay after a command. They run in a separate
 * process and only count frames, which takes part of the measured time in parallel.
 */
export async function subscribersBench(
  graph: { port: number; inspectorPort: number; authorization: string },
  query: string,
  command: () => Promise<unknown>,
): Promise<Figures> {
  const before = await neededMemory(graph.inspectorPort);
  const listeners = fork(LISTENERS, { execArgv: ['--import', 'tsx'] });
  try {
    const { port, authorization } = graph;
    listeners.send({ port, authorization, query, count: SUBSCRIBERS } satisfies Order);
    await told(listeners);
    const each = ((await neededMemory(graph.inspectorPort)) - before) / SUBSCRIBERS / 1000;
    const hearing = told(listeners);
    const began = performance.timeOrigin + performance.now();
    await command();
    const answered = performance.timeOrigin + performance.now() - began;
    const all = await hearing;
    if (!('heard' in all)) throw new Error('The subscribers have heard nothing.');
    const times = all.heard.map((time) => time - began);
    return {
      '10,000 subscribers: memory each': atMost(each, 15, 'kB'),
      '10,000 subscribers: a command is answered': reported(answered, 'ms'),
      '10,000 subscribers: half have heard of it': reported(median(times), 'ms'),
      '10,000 subscribers: the last has heard of it': atMost(Math.max(...times), 300, 'ms'),
      '10,000 subscribers: processor time that all their hearing took': reported(all.cpuMs, 'ms'),
    };
  } finally {
    listeners.disconnect();
  }
}

/** Waits for the subscribers' next message. */
function told(listeners: ChildProcess): Promise<Told> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('The process of the subscribers has ended.'));
    listeners.once('exit', ended);
    listeners.once('message', (message: Told) => {
      listeners.off('exit', ended);
      if ('failed' in message) reject(new Error(message.failed));
      else resolve(message);
    });
  });
}
