import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFile } from '../../../fixtures/platform/kernel/paths.ts';
import {
  processDatabase,
  startPlatformProcess,
  type PlatformProcess,
  type ProcessDatabase,
} from '../../support/platformProcess.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { startS3Server, type S3Server } from '../../support/s3Server.ts';
import { until } from '../../support/until.ts';
import { segmentsIn } from '../worlds/mediaWorld.ts';
import { tus, UPLOADS } from '../worlds/uploadWorld.ts';

/** Two starts, and the lease of a worker that was killed. */
const LIMIT_MS = 300_000;

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

async function signIn({ url }: PlatformProcess, password: string): Promise<string> {
  const body = { grant_type: 'password_cookie', username: 'admin@example.com', password };
  return (await call<{ access_token: string }>(`${url}/api/v3/auth/token`, 'POST', null, body)).access_token;
}

/** Variables that put media into the storage. */
function variablesOf(s3: S3Server | null): Record<string, string> {
  if (s3 === null) return {};
  return {
    MEDIA_S3_ENDPOINT: s3.settings.endpoint,
    MEDIA_S3_BUCKET: s3.settings.bucket,
    MEDIA_S3_REGION: s3.settings.region,
    MEDIA_S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    MEDIA_S3_PREFIX: s3.settings.prefix,
  };
}

/** Resolves when so many files are on their way into the storage; that one and all after it never arrive. */
function heldAtPut(s3: S3Server, count: number): Promise<void> {
  return new Promise((resolve) => {
    let seen = 0;
    s3.interfere = ({ method }) => {
      if (method !== 'PUT' || (seen += 1) < count) return null;
      resolve();
      return new Promise(() => undefined);
    };
  });
}

/** Files of a package in the storage, by name. */
function partsOf(s3: S3Server, mediaId: string): string[] {
  const prefix = `${s3.settings.prefix}packages/${mediaId}/`;
  return [...s3.objects.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

describe.each(['a folder', 'S3'])('a platform that is killed, with its media in %s', (kind) => {
  let dataDir: string;
  let platform: PlatformProcess | null = null;
  let s3: S3Server | null = null;
  let database: ProcessDatabase;

  beforeAll(async () => {
    database = await processDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'rostrum-upload-restart-'));
    if (kind === 'S3') s3 = await startS3Server();
  });
  afterAll(async () => {
    await platform?.end('SIGKILL');
    await s3?.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(
    'STM-07 goes on with what was sent and with what was processed when it is started again',
    async () => {
      const variables = { ...variablesOf(s3), ...database.variables };
      const file = await readFile(projectFile('fixtures/demo/samples/wedding.mp4'));
      const half = Math.floor(file.length / 2);
      platform = await startPlatformProcess(dataDir, variables);
      const { firstPassword } = platform;
      let token = await signIn(platform, firstPassword);
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
      const storing = s3 ? heldAtPut(s3, 2) : null;
      await call(`${platform.url}${UPLOADS}/${processed.uploadId}/complete`, 'POST', token);
      await storing;
      await platform.end('SIGKILL');
      if (s3) {
        expect(partsOf(s3, processed.mediaId)).not.toContain('master.m3u8');
        s3.interfere = () => null;
      }

      platform = await startPlatformProcess(dataDir, variables);
      token = await signIn(platform, firstPassword);
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
      const stateNow = async () => (await call<{ state: string }>(address, 'GET', token)).state;
      await until(async () => (await stateNow()) === 'COMPLETE', 'the upload to be complete');
      expect(await stateNow()).toBe('COMPLETE');
      const media = `${platform.url}/media-metadata/api/v1/media/${processed.mediaId}`;
      const playback = () =>
        call<{ hlsUrl: string; storyboard: object | null }>(`${media}/playback`, 'GET', token);
      if (hasFfmpeg) await until(async () => (await playback()).storyboard !== null, 'the storyboard');
      const { hlsUrl } = await playback();
      const manifest = await (await fetch(hlsUrl)).text();
      const files = ['init.mp4', ...segmentsIn(manifest)];
      expect(files.length).toBeGreaterThan(3);
      for (const name of files) expect((await fetch(hlsUrl.replace('manifest.m3u8', name))).status).toBe(200);
      if (s3)
        expect(partsOf(s3, processed.mediaId).sort()).toEqual(
          [
            ...[...files, 'picture-1.jpg', 'playlist-1.m3u8', 'master.m3u8'],
            ...(hasFfmpeg ? ['storyboard.jpg'] : []),
          ].sort(),
        );
      const left = () => readdir(join(dataDir, 'media', 'work'));
      await until(async () => (await left()).length === 0, 'the end of all work');
    },
    LIMIT_MS,
  );
});
