import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../../graph/kernel/projectRoot.ts';
import { until } from '../../support/until.ts';

let dataDir: string;
let ports: { GRAPH_PORT: string; PLATFORM_PORT: string };
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rostrum-processes-'));
  ports = { GRAPH_PORT: String(await freePort()), PLATFORM_PORT: String(await freePort()) };
});
afterAll(() => {
  for (const { pid } of started) if (pid !== undefined) endGroup(pid);
  rmSync(dataDir, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the studio and waits until it is there; `through` is what stands between: npm, as a shell would, or nothing. */
async function start(through: 'npm' | 'node'): Promise<ChildProcess> {
  const { NODE_OPTIONS: _options, DATABASE_URL: _url, ...rest } = process.env;
  const [program, args] =
    through === 'npm'
      ? ['npm', ['start', '--', '--empty']]
      : [process.execPath, ['graph/server/launch/start.mjs', '--empty']];
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...rest, ...ports, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, by which all of it can be ended when a test fails on its way.
    detached: true,
  });
  started.push(child);
  // However long it takes: it gives up by itself.
  await new Promise<void>((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += String(chunk);
        if (said.includes(`http://localhost:${ports.GRAPH_PORT}`)) resolve();
      });
    }
    child.once('close', () => reject(new Error(said)));
  });
  return child;
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}

/** All processes below one, as Linux tells them. */
function below(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return children.flatMap((child) => [child, ...below(child)]);
}

function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

it('a signal to npm, and a killed start, leave nothing running; the next start waits for what is ending', async () => {
  const first = await start('npm');
  const all = below(first.pid!);
  expect(all.length).toBeGreaterThanOrEqual(3);
  first.kill('SIGTERM');
  // At once, while the processes of the first still have the folder and the ports.
  const second = await start('node');
  expect(all.filter(isAlive)).toEqual([]);
  const servers = below(second.pid!);
  expect(servers.length).toBeGreaterThanOrEqual(2);
  second.kill('SIGKILL');
  const third = await start('node');
  expect(servers.filter(isAlive)).toEqual([]);
  const last = below(third.pid!);
  third.kill('SIGTERM');
  await until(() => !last.some(isAlive), 'the end of everything');
}, 900_000);
