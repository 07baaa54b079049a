import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { scratchDatabase } from '../support/postgres.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = fileURLToPath(new URL('platformSide.ts', import.meta.url));
/** At rest: less than this in a second. */
const REST_MS = 50;

/** One call of the platform. */
export interface Call {
  method: string;
  path: string;
  body?: object;
}

/** A version of the platform under measurement. */
export interface PlatformVersion {
  call<T>(call: Call, token?: string): Promise<T>;
  /** Processor time used so far, of the process alone. */
  cpuMs(): Promise<number>;
  close(): Promise<void>;
}

/** The tree of an earlier commit in `folder`, with the packages of this one. */
export function checkOutTree(commit: string, folder: string): { root: string; remove(): void } {
  const root = join(folder, 'before');
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--detach', root, commit);
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return { root, remove: () => git('worktree', 'remove', '--force', root) };
}

/** Starts the platform of a tree on a database of its own, and waits until it has nothing more to do. */
export async function startVersion(root = ROOT): Promise<PlatformVersion> {
  const database = await scratchDatabase();
  if (!database)
    throw new Error('The routes are measured on PostgreSQL, and none answers (TEST_DATABASE_URL).');
  const child = spawn(process.execPath, ['--import', 'tsx', ENTRY], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const close = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      if (child.connected) child.disconnect();
      await ended;
    }
    await database.drop();
  };
  try {
    const { url } = (await told(child)) as { url: string };
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const version: PlatformVersion = {
      call: (call, token) => ask(agent, url, call, token),
      async cpuMs() {
        child.send('cpu');
        return ((await told(child)) as { cpuMs: number }).cpuMs;
      },
      async close() {
        agent.destroy();
        await close();
      },
    };
    await untilAtRest(version);
    return version;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits for the child's next message. */
function told(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A platform under measurement has ended.'));
    child.once('exit', ended);
    child.once('message', (message: unknown) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

async function untilAtRest(version: PlatformVersion): Promise<void> {
  for (let before = -Infinity; ;) {
    const now = await version.cpuMs();
    if (now - before < REST_MS) return;
    before = now;
    await wait(1000);
  }
}

function ask<T>(agent: Agent, url: string, { method, path, body }: Call, token?: string): Promise<T> {
  const text = body ? JSON.stringify(body) : '';
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
  };
  return new Promise((resolve, reject) => {
    const asking = request(url + path, { agent, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const given = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(JSON.parse(given) as T);
        else reject(new Error(`${method} ${path} answers ${answer.statusCode}: ${given.slice(0, 300)}`));
      });
    });
    asking.on('error', reject);
    asking.end(text);
  });
}
