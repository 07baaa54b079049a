import { request as sendRequest } from 'node:http';
import { readFile } from 'node:fs/promises';
import { projectFile } from '../../../fixtures/platform/kernel/paths.ts';
import { makeVideo } from '../../support/videoFiles.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let video: Buffer;

beforeAll(async () => {
  world = await openWorld({ trusts: () => true });
  maya = await world.signIn('admin@harbour.example');
  video = await readFile(projectFile('fixtures/demo/samples/wedding.mp4'));
}, START_MS);
afterAll(() => world?.close());

const BEGIN = `mutation ($input: BeginUploadInput!) { beginUpload(input: $input) {
  upload { id mediaItemId partSize offset } errorKind userErrors { code field message } } }`;
const COMPLETE = `mutation ($id: ID!) { completeUpload(input: { id: $id }) {
  mediaItem { id state processing { state percent errorKind } } errorKind userErrors { code field message } } }`;
const CANCEL = `mutation ($id: ID!) { cancelUpload(input: { id: $id }) { cancelledId userErrors { code message } } }`;
const READ = `query ($id: ID!) { mediaItem(id: $id) { state processing { state percent errorKind } upload { id problems failures { reason parameters { name value } } } hlsUrl } }`;

const begin = async (input: object = {}, as = maya): Promise<Data> =>
  (await as.data(BEGIN, { input: { fileName: 'a.mp4', sizeBytes: video.length, title: 'A', ...input } }))
    .beginUpload;

/** A request to /uploads as the browser's script makes it. */
async function bytes(
  id: string,
  part: { offset: number; body: Buffer } | null,
  headers: Record<string, string> = { 'tus-resumable': '1.0.0' },
  as: GraphClient = maya,
) {
  const response = await fetch(`${world.graph.url}/uploads/${id}`, {
    method: part ? 'PATCH' : 'HEAD',
    headers: {
      ...headers,
      ...(as.cookie ? { cookie: as.cookie } : {}),
      ...(part
        ? { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(part.offset) }
        : {}),
    },
    ...(part ? { body: new Uint8Array(part.body) } : {}),
  });
  return {
    status: response.status,
    offset: response.headers.get('upload-offset'),
    text: await response.text(),
  };
}

/** Begins, sends and finishes a file, and waits for the end of its processing. */
async function upload(file: Buffer): Promise<{ id: string; mediaItemId: string }> {
  const { upload: ticket } = await begin({ sizeBytes: file.length });
  await bytes(ticket.id, { offset: 0, body: file });
  await maya.data(COMPLETE, { id: ticket.id });
  await world.platform.jobs.idle();
  return ticket;
}

describe('uploads', () => {
  it('C-235 C-237 C-234 a file is begun, sent past the operations, finished, and can be played', async () => {
    const calls = await world.callsOf(async () => begin());
    expect(calls).toEqual([expect.stringMatching(/^POST .*\/uploads$/)]);
    const walked = BEGIN.replace('mediaItemId', 'mediaItemId mediaItem { id title }');
    const input = { fileName: 'a.mp4', sizeBytes: video.length, title: 'Walked' };
    const { upload: begun } = (await maya.data(walked, { input })).beginUpload;
    expect(begun.mediaItem).toEqual({ id: begun.mediaItemId, title: 'Walked' });
    const ticket = await upload(video);
    const { mediaItem } = await maya.data(READ, { id: ticket.mediaItemId });
    expect(mediaItem).toEqual({
      state: 'COMPLETED',
      processing: { state: 'COMPLETE', percent: 100, errorKind: null },
      upload: { id: ticket.id, problems: [], failures: [] },
      hlsUrl: expect.stringContaining('manifest.m3u8'),
    });
  });

  it('UPL-01 UPL-10 UPL-12 UPL-17 UPL-20 refuses by the rules before the service is asked', async () => {
    let refusals: Data[] = [];
    const calls = await world.callsOf(async () => {
      refusals = [
        await begin({ fileName: '' }),
        await begin({ sizeBytes: 0 }),
        await begin({ sizeBytes: 65e9 }),
        await begin({ title: 'x'.repeat(129) }),
      ];
    });
    expect(calls).toEqual([]);
    expect(refusals.map(({ errorKind, userErrors }) => [errorKind, userErrors[0].message])).toEqual([
      ['NO_FILE', 'Choose a video file.'],
      ['FILE_SIZE', 'The file is empty: it has 0 bytes.'],
      ['FILE_SIZE', 'The file is 65 GB; at most 64 GB are allowed.'],
      [null, 'A title must have at most 128 characters.'],
    ]);
  });

  it('UPL-17 UPL-19 passes on what the service says about a format, with its kind', async () => {
    const measured = {
      sizeBytes: video.length,
      container: 'Matroska',
      complete: true,
      videoTracks: 1,
      audioTracks: 1,
      audioCodec: 'AAC',
    };
    const { upload: ticket, errorKind, userErrors } = await begin({ measured });
    expect([ticket, errorKind]).toEqual([null, 'FILE_TYPE']);
    expect(userErrors).toContainEqual({
      code: 'INVALID',
      field: ['measured', 'container'],
      message: 'Container is Matroska; allowed: MP4.',
    });
  });

  it('UPL-19 C-234 tells what the service found wrong when the browser’s check was left out', async () => {
    const ticket = await upload(await makeVideo({ audio: '44.1 kHz' }));
    const { mediaItem } = await maya.data(READ, { id: ticket.mediaItemId });
    expect(mediaItem).toMatchObject({
      state: 'ERRORED',
      processing: { state: 'FAILED', errorKind: 'FILE_TYPE' },
      upload: {
        problems: ['Audio sample rate is 44.1 kHz; allowed: 48 kHz.'],
        failures: [
          {
            reason: 'UPLOAD_PROPERTY',
            parameters: [
              { name: 'property', value: 'sampleRate' },
              { name: 'measured', value: '44.1 kHz' },
              { name: 'allowed', value: '48 kHz' },
            ],
          },
        ],
      },
    });
  });

  it('UPL-18 LIB-08 STM-07 has every processing state of the wire', async () => {
    const { __type } = await maya.data('{ __type(name: "MediaProcessingState") { enumValues { name } } }');
    expect(__type.enumValues.map(({ name }: { name: string }) => name).sort()).toEqual([
      'CANCELLED',
      'COMPLETE',
      'FAILED',
      'IN_PROGRESS',
      'PENDING',
      'RETRYING',
      'RE_SEGMENTING',
      'SEGMENTING',
      'STARTING',
      'TIMED_OUT',
      'TRANSCODING',
    ]);
  });

  it('LIB-09 C-231 the recently uploaded are one call, and each item is read on its own', async () => {
    const { upload: ticket } = await begin({ title: 'Newest' });
    let recent: Data;
    const calls = await world.callsOf(async () => {
      recent = await maya.data('{ viewer { customer { recentMedia { id title processing { state } } } } }');
    });
    expect(recent.viewer.customer.recentMedia).toContainEqual({
      id: ticket.mediaItemId,
      title: 'Newest',
      processing: { state: 'PENDING' },
    });
    expect(calls.filter((call) => call.includes('/recent'))).toHaveLength(1);
  });

  it('STM-07 C-238 cancels once', async () => {
    const { upload: ticket } = await begin();
    expect((await maya.data(CANCEL, { id: ticket.id })).cancelUpload).toEqual({
      cancelledId: ticket.id,
      userErrors: [],
    });
    expect((await maya.data(CANCEL, { id: ticket.id })).cancelUpload.userErrors[0].code).toBe('NOT_FOUND');
    expect((await maya.data(READ, { id: ticket.mediaItemId })).mediaItem.processing.state).toBe('CANCELLED');
    expect((await maya.data(COMPLETE, { id: ticket.id })).completeUpload.userErrors[0].code).toBe('STATE');
  });

  it('C-237 does not finish what has not arrived', async () => {
    const { upload: ticket } = await begin();
    const { completeUpload } = await maya.data(COMPLETE, { id: ticket.id });
    expect([completeUpload.errorKind, completeUpload.userErrors[0].message]).toEqual([
      'NO_FILE',
      'Choose a video file.',
    ]);
  });

  it('C-039 names the buckets of each region', async () => {
    const { regions } = await maya.data('{ regions { id zone vodBuckets { bucket regionId } } }');
    for (const { id, zone, vodBuckets } of regions) {
      expect(vodBuckets).toEqual([{ bucket: `rostrum-vod-${zone}`, regionId: id }]);
    }
  });
});

describe('the way of an upload’s bytes', () => {
  it('goes on from what has arrived after a connection broke', async () => {
    const { upload: ticket } = await begin({ sizeBytes: 300_000 });
    const file = Buffer.alloc(300_000, 7);
    await new Promise<void>((resolve) => {
      const request = sendRequest(`${world.graph.url}/uploads/${ticket.id}`, {
        method: 'PATCH',
        headers: {
          cookie: maya.cookie ?? '',
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'content-length': String(file.length),
        },
      });
      request.on('error', () => resolve());
      request.write(file.subarray(0, 200_000), () => setImmediate(() => request.destroy()));
    });
    let rest = { status: 0, offset: null as string | null };
    // A pending request may arrive after the connection broke. The offset is then outdated (409), and the browser
    // asks again, like after a 503.
    await until(async () => {
      const { status, offset } = await bytes(ticket.id, null);
      expect(status).toBe(200);
      const arrived = Number(offset);
      rest = await bytes(ticket.id, { offset: arrived, body: file.subarray(arrived) });
      return rest.status !== 409 && rest.status !== 503;
    });
    expect([rest.status, rest.offset]).toEqual([204, '300000']);
  });

  it('is refused without a session, without the header of the protocol, and for what is no upload’s id', async () => {
    const { upload: ticket } = await begin();
    expect((await bytes(ticket.id, null, { 'tus-resumable': '1.0.0' }, world.visitor())).status).toBe(401);
    expect((await bytes(ticket.id, { offset: 0, body: Buffer.from('x') }, {})).status).toBe(403);
    expect((await bytes('..%2F..%2Fapi', null)).status).toBe(404);
  });

  it('is refused to another organisation and to who may not upload', async () => {
    const { upload: ticket } = await begin();
    expect(
      (await bytes(ticket.id, null, undefined, await world.signIn('admin@northgate.example'))).status,
    ).toBe(404);
    expect(
      (await bytes(ticket.id, null, undefined, await world.signIn('review@harbour.example'))).status,
    ).toBe(403);
    const reviewer = await world.signIn('review@harbour.example');
    const answer = await reviewer.run(BEGIN, { input: { fileName: 'a.mp4', sizeBytes: 1, title: 'A' } });
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
