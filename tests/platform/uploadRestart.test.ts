import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFile } from '../../fixtures/platform/paths.ts';
import { DEMO_PASSWORD } from '../../fixtures/seed/ids.ts';
import { startPlatformProcess, type PlatformProcess } from '../support/platformProcess.ts';
import { tus, UPLOADS } from './uploadWorld.ts';

/** Two starts, and the lease of a worker that was killed. */
const LIMIT_MS = 120_000;

async function call<T>(url: string, method: string, token: string | null, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function signIn({ url }: PlatformProcess): Promise<string> {
  const body = { grant_type: 'password_cookie', username: 'admin@example.com', password: DEMO_PASSWORD };
  return (await call<{ access_token: string }>(`${url}/api/v3/auth/token`, 'POST', null, body)).access_token;
}

describe('a platform that is killed', () => {
  let dataDir: string;
  let platform: PlatformProcess | null = null;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rostrum-upload-restart-'));
  });
  afterAll(async () => {
    await platform?.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  it(
    'STM-07 goes on with what was sent and with what was processed when it is started again',
    async () => {
      const file = await readFile(projectFile('fixtures/samples/wedding.mp4'));
      const half = Math.floor(file.length / 2);
      platform = await startPlatformProcess(dataDir);
      let token = await signIn(platform);
      const { customerId } = await call<{ customerId: string }>(
        `${platform.url}/legacy/users/me`,
        'GET',
        token,
      );
      const begin = () =>
        call<{ uploadId: string; mediaId: string }>(
          `${platform?.url}/media-metadata/api/v1/customers/${customerId}/uploads`,
          'POST',
          token,
          { fileName: 'a.mp4', sizeBytes: file.length, title: 'A' },
        );
      const [sent, processed] = [await begin(), await begin()];
      await tus(platform.url, sent.uploadId, token, { offset: 0, body: file.subarray(0, half) });
      await tus(platform.url, processed.uploadId, token, { offset: 0, body: file });
      await call(`${platform.url}${UPLOADS}/${processed.uploadId}/complete`, 'POST', token);
      await platform.end('SIGKILL');

      platform = await startPlatformProcess(dataDir);
      token = await signIn(platform);
      expect(await tus(platform.url, sent.uploadId, token, null)).toMatchObject({
        status: 200,
        offset: half,
      });
      const rest = { offset: half, body: file.subarray(half) };
      expect(await tus(platform.url, sent.uploadId, token, rest)).toMatchObject({
        status: 204,
        offset: file.length,
      });
      const address = `${platform.url}/media-status/api/v1/media/${processed.mediaId}`;
      let state = '';
      for (
        const deadline = performance.now() + 60_000;
        state !== 'COMPLETE' && performance.now() < deadline;
      ) {
        await wait(50);
        ({ state } = await call<{ state: string }>(address, 'GET', token));
      }
      expect(state).toBe('COMPLETE');
    },
    LIMIT_MS,
  );
});
