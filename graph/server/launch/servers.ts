import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../../kernel/projectRoot.ts';

/** So many looks, which take two minutes, and longer on a machine that is too busy to answer. */
const READY_LOOKS = 2_400;
const LOOK_MS = 50;
const LOOK_WITHIN_MS = 2_000;
const STOP_WITHIN_MS = 10_000;
const END_WITH_PARENT = './graph/server/launch/endWithParent.mjs';

/** A server started as a process of its own. */
export interface StartedServer {
  name: string;
  process: ChildProcess;
  /** Settles when the process ends, with a line that says how. */
  ended: Promise<string>;
}

/** Starts `node <args>` in the project's folder, its output on ours. It ends when this process does, however that is. */
export function startServer(name: string, args: readonly string[], env: NodeJS.ProcessEnv): StartedServer {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(`${name} ended with ${signal ?? `exit code ${code}`}.`));
  });
  return { name, process: child, ended };
}

/** Supervision of a starting server. */
export interface Looks {
  /** True if an address answers 2xx. */
  answers(url: string): Promise<boolean>;
  /** Waits between two checks. */
  pause(): Promise<unknown>;
}

export const LOOKS: Looks = {
  async answers(url) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(LOOK_WITHIN_MS) });
      // Its body counts as well: a busy server sends the first line and then nothing for a while.
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  },
  pause: () => wait(LOOK_MS),
};

/** Waits until `url` answers 2xx. Throws when the server ends first or is not ready in two minutes or more. */
export async function waitUntilReady(
  server: Pick<StartedServer, 'name' | 'ended'>,
  url: string,
  { answers, pause }: Looks = LOOKS,
): Promise<void> {
  let end: string | null = null;
  void server.ended.then((line) => (end = line));
  for (let look = 0; look < READY_LOOKS; look += 1) {
    if (end) throw new Error(`${end} The reason stands above.`);
    if (await answers(url)) return;
    await pause();
  }
  throw new Error(`${server.name} was not ready within ${(READY_LOOKS * LOOK_MS) / 1000} seconds (${url}).`);
}

/** Asks the servers to end, the last started first, and ends for good those that don't within ten seconds. */
export async function stopServers(servers: readonly StartedServer[]): Promise<void> {
  for (const server of [...servers].reverse()) {
    if (server.process.exitCode !== null || server.process.signalCode !== null) continue;
    server.process.kill('SIGTERM');
    const timer = setTimeout(() => server.process.kill('SIGKILL'), STOP_WITHIN_MS);
    await server.ended;
    clearTimeout(timer);
  }
}
