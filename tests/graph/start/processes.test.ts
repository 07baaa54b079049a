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
  for (const { pid } of started) if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
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
async function start(through: 'npm' | 'node'): Promise<{ child: ChildProcess; said: () => string }> {
  const { NODE_OPTIONS: _options, DATABASE_URL: _url, ...rest } = process.env;
  const [program, args] =
    through === 'npm'
      ? ['npm', ['start', '--', '--empty']]
      : [process.execPath, ['graph/server/launch/start.mjs', '--empty']];
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...rest, ...ports, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += String(chunk)));
  await until(() => {
    if (child.exitCode !== null) throw new Error(said);
    return said.includes(`http://localhost:${ports.GRAPH_PORT}`);
  }, 'the studio to be there');
  return { child, said: () => said };
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
  const all = below(first.child.pid!);
  expect(all.length).toBeGreaterThanOrEqual(3);
  first.child.kill('SIGTERM');
  // At once, while the processes of the first still have the folder and the ports.
  const second = await start('node');
  expect(all.filter(isAlive)).toEqual([]);
  const servers = below(second.child.pid!);
  expect(servers.length).toBeGreaterThanOrEqual(2);
  second.child.kill('SIGKILL');
  const third = await start('node');
  expect(servers.filter(isAlive)).toEqual([]);
  const last = below(third.child.pid!);
  third.child.kill('SIGTERM');
  await until(() => !last.some(isAlive), 'the end of everything');
});
