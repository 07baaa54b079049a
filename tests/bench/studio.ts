import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { webDocument } from '../graph/parity/webOperations.ts';
import { freePort } from './child.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ACCOUNT = { userName: 'admin@harbour.example', password: 'Rostrum-demo-2026' };

/** The whole studio, as `npm start` runs it. */
export interface Studio {
  url: string;
  platformUrl: string;
  /** From the start of the process to the first answered query, in milliseconds. */
  startMs: number;
  /** Cookies of a signed-in organization admin, as one header. */
  cookie: string;
  pid: number;
  close(): Promise<void>;
}

/** A data folder of its own for a run; `remove` deletes it. */
export function dataFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts the studio on free ports over a data folder, and signs in as soon as that is answered. */
export async function startStudio(folder: string, settings: Record<string, string> = {}): Promise<Studio> {
  const [port, platformPort] = [await freePort(), await freePort()];
  const began = performance.now();
  const child = spawn(process.execPath, ['graph/server/launch/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: folder,
      GRAPH_PORT: String(port),
      PLATFORM_PORT: String(platformPort),
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  }
  const url = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${output}`);
    const cookie = await signIn(url).catch(() => null);
    if (cookie) {
      const startMs = performance.now() - began;
      return {
        url,
        platformUrl: `http://127.0.0.1:${platformPort}`,
        startMs,
        cookie,
        pid: child.pid ?? 0,
        close: () => stop(child),
      };
    }
    await wait(50);
  }
}

/** A token of the super-admin, straight from the platform. */
export async function superToken(platformUrl: string): Promise<string> {
  const answer = await fetch(`${platformUrl}/api/v3/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password_cookie',
      username: 'super@rostrum.example',
      password: ACCOUNT.password,
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`The platform answered ${answer.status} to the super-admin's sign-in.`);
  return token;
}

/** Cookies of the organization admin, as one header; null when the sign-in was refused. */
export async function signIn(url: string): Promise<string | null> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: webDocument('SignIn'),
      variables: { input: ACCOUNT },
    }),
  });
  const { data } = (await answer.json()) as { data?: { signIn?: { viewer: unknown } } };
  if (!data?.signIn?.viewer) return null;
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
  });
}
