import { fork } from 'node:child_process';
import { once } from 'node:events';
import { programFile } from '../programFile.ts';
import type { Answered, Question } from './messages.ts';

/** A process of the platform that does what is due when it is told the time, and can be killed at any moment of it. */
export interface SchedulerProcess {
  url: string;
  /** Asks it for something; null when it was killed before it answered. */
  ask(question: Question): Promise<Answered | null>;
  kill(): Promise<void>;
}

/** Starts one on a PostgreSQL database, or on the PGlite of a folder, its clock at `now`. */
export async function startScheduler(
  place: { DATABASE_URL?: string; DATA_DIR: string },
  now: Date,
): Promise<SchedulerProcess> {
  const { NODE_OPTIONS: _options, DATABASE_URL: _url, ...environment } = process.env;
  const child = fork(await programFile('tests/support/scheduler/program.ts'), {
    env: { ...environment, ...place, FIRST_NOW: now.toISOString() },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const gone = once(child, 'exit').then(() => null);
  const next = async <T>(): Promise<T | null> =>
    Promise.race([(once(child, 'message') as Promise<[T]>).then(([message]) => message), gone]);
  const ready = await next<{ url: string }>();
  if (ready === null) throw new Error(`The scheduler ended before it was ready. ${said}`);
  return {
    url: ready.url,
    async ask(question) {
      const answered = next<Answered>();
      child.send(question, () => undefined);
      const told = await answered;
      if (told?.error !== undefined) throw new Error(told.error);
      return told;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
