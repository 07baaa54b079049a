import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_START_USER_NAME } from '../../../fixtures/demo/seed/demoAccounts.ts';
import { processDatabase, type ProcessDatabase } from '../../support/platformProcess.ts';
import { programFile } from '../../support/programFile.ts';
import { until } from '../../support/until.ts';
import { GraphClient } from '../client.ts';
import { webDocument } from '../parity/webOperations.ts';
import { START_MS } from '../world.ts';

// Without a session, only the studio's own operations run.
const REGISTER = webDocument('RegisterUploader');
const UNREGISTER = webDocument('UnregisterUploader');

let folder: string;
let database: ProcessDatabase;
let said = '';
const processes: ChildProcess[] = [];

/** A part of the studio as a process of its own that logs all it can. */
async function start(file: string, env: Record<string, string>, args: string[] = []): Promise<void> {
  const { NODE_OPTIONS: _options, DATABASE_URL: _url, ...rest } = process.env;
  const child = spawn(process.execPath, [await programFile(file), ...args], {
    env: { ...rest, DATA_DIR: folder, LOG_LEVEL: 'trace', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  processes.push(child);
}

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

let graphUrl: string;
/** Password printed by the first start. */
let right: string;
const PRINTED = /, password (\S+) \(shown this once only\)/;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostrum-secrets-'));
  const [platformPort, graphPort] = [await freePort(), await freePort()];
  database = await processDatabase();
  const variables = { ...database.variables, PLATFORM_PORT: platformPort, RTMP_PORT: '0' };
  await start('fixtures/platform/server/main.ts', variables, ['--empty']);
  await start('graph/server/main.ts', { PLATFORM_PORT: platformPort, GRAPH_PORT: graphPort });
  graphUrl = `http://127.0.0.1:${graphPort}`;
  const answers = (address: string) =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  const ended = () => processes.some(({ exitCode }) => exitCode !== null);
  // The platform answers before what it prints has come through.
  await until(async () => {
    if (ended()) throw new Error(`A process ended: ${said}`);
    return (await answers(`${graphUrl}/ready`)) && PRINTED.test(said);
  }, 'the studio to be there');
  right = PRINTED.exec(said)?.[1] ?? '';
}, START_MS);
afterAll(async () => {
  await Promise.all(
    processes.map(
      (child) =>
        new Promise((resolve) => {
          child.once('exit', resolve);
          if (child.exitCode !== null || !child.kill('SIGTERM')) resolve(null);
        }),
    ),
  );
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('passwords of registering and unregistering', () => {
  it('REG-04 reach no log and no URL, whether right, wrong or at fault', async () => {
    const visitor = new GraphClient(graphUrl);
    const wrong = 'a-wrong-password-4711';
    const input = (password: string) => ({
      deviceId: 'desk-1',
      name: 'Lobby',
      pluginKind: 'OBS',
      userName: EMPTY_START_USER_NAME,
      password,
    });
    expect(right).toMatch(/^\S{12,}$/);
    const { deviceId, userName, password } = input(right);
    const answers = [
      await visitor.run(REGISTER, { input: input(wrong) }),
      await visitor.run(REGISTER, { input: { ...input(wrong), name: '' } }),
      await visitor.run(REGISTER, { input: { ...input(wrong), pluginKind: 'NONE' } }),
      await visitor.run(REGISTER, { input: input(password) }),
      await visitor.run(UNREGISTER, { input: { deviceId, userName, password: wrong } }),
      await visitor.run(UNREGISTER, { input: { deviceId, userName, password } }),
    ];
    expect(answers.at(3)?.data?.registerUploader.encoderId).toBeTruthy();
    expect(answers.at(5)?.data?.unregisterUploader.isUnregistered).toBe(true);
    // The platform's log names the calls, so what they carried would stand there too.
    await until(
      () => said.includes('/api/v3/uploaders/registration') && said.includes('/api/v3/uploaders/desk-1'),
      'the calls in the log',
    );
    const logged = said.replace(PRINTED, '');
    for (const secret of [wrong, right]) {
      expect(logged).not.toContain(secret);
      expect(JSON.stringify(answers)).not.toContain(secret);
    }
  });
});
