import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDiskFull } from '../../../fixtures/platform/kernel/diskFull.ts';
import { createFolderStore } from '../../../fixtures/platform/kernel/store/folderStore.ts';
import {
  readBytes,
  StoreUnavailable,
  type MediaStore,
} from '../../../fixtures/platform/kernel/store/mediaStore.ts';
import { openMediaStore } from '../../../fixtures/platform/kernel/store/openStore.ts';
import { createS3Url } from '../../../fixtures/platform/kernel/store/s3Client.ts';
import { createS3Store } from '../../../fixtures/platform/kernel/store/s3Store.ts';
import { startS3Server, type S3Server } from '../../support/s3Server.ts';
import { signatureFault } from '../../support/s3Signature.ts';

let s3: S3Server;
let root: string;
beforeAll(async () => {
  s3 = await startS3Server();
  root = await mkdtemp(join(tmpdir(), 'rostrum-store-'));
});
afterAll(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(() => {
  s3.interfere = () => null;
  s3.requests.length = 0;
});

it('a folder keeps nothing of a file that could not be stored, so that a full disk is not filled further', async () => {
  const store = createFolderStore(join(root, 'full'));
  // A folder stands where the file is to be.
  await mkdir(join(root, 'full/packages/a/init.mp4/in-the-way'), { recursive: true });
  await expect(store.put('packages/a/init.mp4', Buffer.alloc(9), 'video/mp4')).rejects.toThrow(
    StoreUnavailable,
  );
  expect(await readdir(join(root, 'full/packages/a'))).toEqual(['init.mp4']);
});

it.each([
  [{ code: 'ENOSPC' }, true],
  [{ code: 'EDQUOT' }, true],
  // PostgreSQL
  [{ code: '53100' }, true],
  // S3-compatible storage
  [{ status: 507 }, true],
  [{ code: 'EACCES' }, false],
  [{ status: 503 }, false],
])('a full disk is known by %j', (said, isFull) => {
  const cause = Object.assign(new Error('refused'), said);
  expect(isDiskFull(cause)).toBe(isFull);
  expect(isDiskFull(new StoreUnavailable(cause))).toBe(isFull);
});

const kinds: [string, () => MediaStore][] = [
  ['a folder', () => createFolderStore(join(root, 'store'))],
  ['S3', () => createS3Store(s3.settings)],
];

describe.each(kinds)('a media store in %s', (_name, create) => {
  let store: MediaStore;
  beforeAll(() => {
    store = create();
  });
  afterAll(() => store.close());

  /** A folder of files, each with its own name in it. */
  async function folderOf(names: readonly string[]): Promise<string> {
    const folder = await mkdtemp(join(root, 'work-'));
    for (const name of names) await writeFile(join(folder, name), `bytes of ${name}`);
    return folder;
  }

  it('gives back what was put, as a whole and in parts, with its size, tag and time', async () => {
    await store.put('thumbnails/a-1.jpg', Buffer.from('0123456789'), 'image/jpeg');
    const file = await store.head('thumbnails/a-1.jpg');
    expect(file?.size).toBe(10);
    expect(file?.etag).toMatch(/^"[^"]+"$/);
    expect(file?.modifiedAt.getTime()).toBeGreaterThan(0);
    expect((await readBytes(store, 'thumbnails/a-1.jpg'))?.toString()).toBe('0123456789');
    const part = await store.open('thumbnails/a-1.jpg', { from: 3, to: 5 });
    expect(Buffer.concat((await part?.body.toArray()) ?? []).toString()).toBe('345');
    expect(part?.file).toEqual(file);
    await store.put('thumbnails/a-1.jpg', Buffer.from('other bytes'), 'image/jpeg');
    expect((await store.head('thumbnails/a-1.jpg'))?.etag).not.toBe(file?.etag);
  });

  it('answers null for what is not there, and removes it without complaint', async () => {
    expect(await store.head('packages/none/init.mp4')).toBeNull();
    expect(await store.open('packages/none/init.mp4')).toBeNull();
    expect(await store.open('packages/none/init.mp4', { from: 0, to: 1 })).toBeNull();
    expect(await readBytes(store, 'packages/none/init.mp4')).toBeNull();
    expect((await store.sizes('packages/none/')).size).toBe(0);
    await store.remove('packages/none/init.mp4');
    await store.remove('packages/none/');
  });

  it('takes in a folder of files, lists it to its end, and removes it without its neighbours', async () => {
    const names = [...Array.from({ length: 30 }, (_, at) => `segment-${at + 1}.m4s`), 'master.m3u8'];
    const folder = await folderOf(names);
    await store.moveIn(folder, 'packages/a/', 'master.m3u8');
    await store.moveIn(await folderOf(['master.m3u8']), 'packages/ab/', 'master.m3u8');
    expect(existsSync(folder)).toBe(false);
    const sizes = await store.sizes('packages/a/');
    expect([...sizes.keys()].sort()).toEqual(names.sort());
    expect(sizes.get('segment-30.m4s')).toBe('bytes of segment-30.m4s'.length);
    expect((await readBytes(store, 'packages/a/segment-7.m4s'))?.toString()).toBe('bytes of segment-7.m4s');
    await store.remove('packages/a/');
    expect((await store.sizes('packages/a/')).size).toBe(0);
    expect(await store.head('packages/ab/master.m3u8')).not.toBeNull();
  });
});

describe('a media store in S3', () => {
  let store: MediaStore;
  beforeAll(() => {
    store = createS3Store(s3.settings);
  });
  afterAll(() => store.close());

  it('stores below the prefix, and stores the file that tells of all others last', async () => {
    const folder = await mkdtemp(join(root, 'work-'));
    for (const name of ['a.m4s', 'master.m3u8', 'z.m4s']) await writeFile(join(folder, name), name);
    await store.moveIn(folder, 'packages/order/', 'master.m3u8');
    const put = s3.requests.filter(({ method }) => method === 'PUT').map(({ key }) => key);
    expect(put).toHaveLength(3);
    expect(put.at(-1)).toBe('studio/packages/order/master.m3u8');
    expect(s3.objects.get('studio/packages/order/master.m3u8')?.type).toBe('application/vnd.apple.mpegurl');
  });

  it('sends nothing more of a folder once one file is refused, and keeps the folder', async () => {
    const folder = await mkdtemp(join(root, 'work-'));
    for (let at = 0; at < 20; at += 1) await writeFile(join(folder, `segment-${at}.m4s`), 'x');
    await writeFile(join(folder, 'master.m3u8'), 'x');
    s3.interfere = ({ method }) => (method === 'PUT' ? 'AccessDenied' : null);
    await expect(store.moveIn(folder, 'packages/refused/', 'master.m3u8')).rejects.toThrow(StoreUnavailable);
    const sent = s3.requests.length;
    expect(sent).toBeLessThan(20);
    expect(existsSync(join(folder, 'master.m3u8'))).toBe(true);
    s3.interfere = () => null;
    expect(await store.head('packages/refused/master.m3u8')).toBeNull();
  });

  it('breaks a folder off when it is told to', async () => {
    const folder = await mkdtemp(join(root, 'work-'));
    await mkdir(folder, { recursive: true });
    for (const name of ['a.m4s', 'master.m3u8']) await writeFile(join(folder, name), name);
    const breaking = new AbortController();
    s3.interfere = () => {
      breaking.abort();
      return null;
    };
    await expect(store.moveIn(folder, 'packages/broken/', 'master.m3u8', breaking.signal)).rejects.toThrow(
      /abort/i,
    );
    s3.interfere = () => null;
    expect(await store.head('packages/broken/master.m3u8')).toBeNull();
  });

  it('tries again what the storage was too busy for, and gives up what it refuses', async () => {
    let busy = 2;
    s3.interfere = () => (busy-- > 0 ? 'SlowDown' : null);
    await store.put('thumbnails/b-1.jpg', Buffer.from('b'), 'image/jpeg');
    expect(s3.requests).toHaveLength(3);
    s3.requests.length = 0;
    s3.interfere = () => 'AccessDenied';
    await expect(store.head('thumbnails/b-1.jpg')).rejects.toThrow(StoreUnavailable);
    expect(s3.requests).toHaveLength(1);
    s3.interfere = () => 'NoSuchBucket';
    await expect(store.open('thumbnails/b-1.jpg')).rejects.toThrow(StoreUnavailable);
  });

  it('puts the bucket into the path or into the host’s name', () => {
    const settings = { ...s3.settings, endpoint: 'https://s3.example:9000/base', bucket: 'media' };
    const call = { key: 'packages/a/init.mp4' };
    expect(createS3Url(settings, call)).toBe('https://s3.example:9000/base/media/studio/packages/a/init.mp4');
    expect(createS3Url({ ...settings, pathStyle: false }, call)).toBe(
      'https://media.s3.example:9000/base/studio/packages/a/init.mp4',
    );
    expect(createS3Url(settings, { query: { delete: '' } })).toBe(
      'https://s3.example:9000/base/media?delete=',
    );
  });
});

describe('the start with S3', () => {
  const problem = (changes: Partial<S3Server['settings']>) =>
    openMediaStore({ ...s3.settings, ...changes }, root).then(
      () => 'started',
      (error: unknown) => String(error),
    );

  it('begins when the bucket is there and ours', async () => {
    expect(await problem({})).toBe('started');
  });

  it.each([
    [{ bucket: 'another-bucket' }, 'MEDIA_S3_BUCKET: there is no such bucket'],
    [{ accessKeyId: 'AKIASOMEBODYELSE' }, 'MEDIA_S3_ACCESS_KEY_ID: the storage does not know it'],
    [{ secretAccessKey: 'very-secret-words' }, 'MEDIA_S3_SECRET_ACCESS_KEY: it does not belong'],
    [{ region: 'us-east-1' }, 'MEDIA_S3_REGION: the bucket is in another region'],
    [{ endpoint: 'http://127.0.0.1:9' }, 'MEDIA_S3_ENDPOINT: nothing answers there (ECONNREFUSED)'],
  ])('names the variable that is wrong, and no secret: %o', async (changes, words) => {
    const said = await problem(changes);
    expect(said).toContain(words);
    for (const secret of [s3.settings.secretAccessKey, 'very-secret-words'])
      expect(said).not.toContain(secret);
  });
});

describe('the signatures that the tests’ storage checks', () => {
  // The examples of the specification of S3, with the account that it gives them.
  const account = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const now = new Date('2013-05-24T00:00:00Z');
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const signed = (names: string, signature: string) =>
    `AWS4-HMAC-SHA256 Credential=${account.accessKeyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`;
  const base = {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-date': '20130524T000000Z',
    'x-amz-content-sha256': empty,
  };
  const plain = 'host;x-amz-content-sha256;x-amz-date';
  const range = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';

  it.each([
    [
      'GET',
      '/test.txt',
      { ...base, range: 'bytes=0-9' },
      'host;range;x-amz-content-sha256;x-amz-date',
      range,
    ],
    [
      'PUT',
      '/test%24file.text',
      {
        ...base,
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    ['GET', '/?lifecycle', base, plain, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    [
      'GET',
      '/?max-keys=2&prefix=J',
      base,
      plain,
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s %s', (method, url, headers, names, signature) => {
    const request = { method, url, headers: { ...headers, authorization: signed(names, signature) } };
    expect(signatureFault(request, account, now)).toBeNull();
    expect(signatureFault({ ...request, url: `${url}x` }, account, now)).toBe('SignatureDoesNotMatch');
    const later = new Date(now.getTime() + 16 * 60_000);
    expect(signatureFault(request, account, later)).toBe('RequestTimeTooSkewed');
    const other = { ...account, secretAccessKey: 'other' };
    expect(signatureFault(request, other, now)).toBe('SignatureDoesNotMatch');
  });
});
