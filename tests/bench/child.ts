import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A server under measurement, in a process of its own. */
export interface Server {
  url: string;
  pid: number;
  /** Processor time used so far, in milliseconds; null where the system doesn't tell. */
  cpuMs(): number | null;
  /** Resident memory in bytes; null where the system doesn't tell. */
  memoryBytes(): number | null;
  close(): Promise<void>;
}

/** Starts a TypeScript entry as a process of its own and waits until `ready` answers. */
export async function startServer(
  entry: string,
  options: {
    port: number;
    env?: Record<string, string>;
    nodeArgs?: string[];
    args?: string[];
    ready: string;
  },
): Promise<Server> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', ...(options.nodeArgs ?? []), entry, ...(options.args ?? [])],
    {
      cwd: ROOT,
      // One caller makes the whole load, and would have spent its budget at once.
      env: { ...process.env, LOG_LEVEL: 'warn', COST_PER_MINUTE: '1000000000', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  }
  const url = `http://127.0.0.1:${options.port}`;
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 4800) throw new Error(`${entry} did not start:\n${output}`);
    const answer = await fetch(url + options.ready).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) break;
    await wait(50);
  }
  const pid = child.pid ?? 0;
  return { url, pid, cpuMs: () => cpuMs(pid), memoryBytes: () => memoryBytes(pid), close: () => stop(child) };
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  });
}

/** From /proc, in ticks of 10 ms. */
function cpuMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

function memoryBytes(pid: number): number | null {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return pages * 4096;
  } catch {
    return null;
  }
}
