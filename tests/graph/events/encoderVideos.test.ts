import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { encoderVideos } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import {
  beginRecording,
  moveRecording,
} from '../../../fixtures/platform/domains/encoders/live/recordings.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoEncoderVideoId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { CHANNEL_IDS, ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let review: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
  review = await world.signIn('review@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const ARRIVING = {
  ...{ videoCodec: 'avc1.64001f', width: 1280, height: 720, framesPerSecond: 30, bitrateKbps: 2800 },
  ...{ keyFrameSeconds: 2, audioCodec: 'mp4a.40.2', audioChannels: 2, sampleRate: 48_000, level: null },
  ...{ jumps: 0, recentJumps: 0 },
};
const VIDEO = demoEncoderVideoId(CUSTOMERS.harbour, 0);
const LOST = demoEncoderVideoId(CUSTOMERS.harbour, 3);
const LIST = `query ($first: Int, $after: String, $filter: String, $sort: ListSort) { viewer { customer {
  encoderVideos(first: $first, after: $after, filter: $filter, sort: $sort) {
    nodes { id name startTime status duration channelName } pageInfo { hasNextPage endCursor } } } } }`;
const list = async (variables: object = {}): Promise<Data> =>
  (await maya.data(LIST, { ...variables })).viewer.customer.encoderVideos;

describe('encoder videos', () => {
  it('say how many there are over all pages', async () => {
    const counted = `query ($first: Int) { viewer { customer { encoderVideos(first: $first) { totalCount nodes { id } } } } }`;
    const pageOf = async (first: number): Promise<Data> =>
      (await maya.data(counted, { first })).viewer.customer.encoderVideos;
    const [few, all] = [await pageOf(2), await pageOf(100)];
    expect(few.nodes).toHaveLength(2);
    expect(all.totalCount).toBe(all.nodes.length);
    expect(few.totalCount).toBe(all.totalCount);
  });

  it('LIB-17, LST-02 come with one call, the newest first', async () => {
    const calls = await world.callsOf(async () => {
      const { nodes } = await list({ first: 20 });
      expect(nodes[0]).toMatchObject({
        id: VIDEO,
        name: 'Sunday Service',
        status: 'STOPPED',
        channelName: 'Main',
      });
      const times = nodes.map(({ startTime }: Data) => startTime as string);
      expect(times).toEqual([...times].sort().reverse());
    });
    expect(calls.filter((call) => call.includes('/events'))).toEqual([
      `GET /api/v3/customers/${CUSTOMERS.harbour}/events`,
    ]);
  });

  it('LST-01, LST-02 are filtered and sorted by name, page by page', async () => {
    const { nodes } = await list({ filter: 'CHAPEL', sort: 'NAME_ASC', first: 100 });
    expect(new Set(nodes.map(({ name }: Data) => name))).toEqual(new Set(['Wedding in the chapel']));
    const first = await list({ first: 25, sort: 'NAME_ASC' });
    const second = await list({ first: 25, sort: 'NAME_ASC', after: first.pageInfo.endCursor });
    expect(first.nodes).toHaveLength(25);
    expect(second.nodes[0].id).not.toBe(first.nodes[24].id);
  });

  it('S-027 are narrowed to those that do one of the states that are asked for', async () => {
    const narrowed = async (statuses: string[]) =>
      (
        await maya.data(
          `query ($statuses: [EncoderVideoStatus!]) { viewer { customer {
            encoderVideos(first: 100, statuses: $statuses) { nodes { id status } } } } }`,
          { statuses },
        )
      ).viewer.customer.encoderVideos.nodes.map(({ status }: Data) => status as string);
    const all = (await list({ first: 100 })).nodes.map(({ status }: Data) => status as string);
    for (const statuses of [['STOPPED'], ['LIVE', 'NO_INPUT']])
      expect(await narrowed(statuses)).toEqual(all.filter((status: string) => statuses.includes(status)));
    expect(await narrowed([])).toEqual([]);
  });

  it('C-106 are told of an encoder and of a channel with one call each', async () => {
    const events = 'encoderVideos(first: 3, filter: "sunday") { nodes { id name channelName } }';
    let answer: Data;
    const calls = await world.callsOf(async () => {
      answer = await maya.data(
        `query ($encoder: ID!, $channel: ID!) {
          encoder(id: $encoder) { id ${events} } encoderChannel(id: $channel) { id ${events} } }`,
        { encoder: ENCODER_IDS.northHall, channel: CHANNEL_IDS.main },
      );
      for (const nodes of [answer.encoder.encoderVideos.nodes, answer.encoderChannel.encoderVideos.nodes]) {
        expect(nodes).toHaveLength(3);
        for (const { name } of nodes) expect(name).toMatch(/sunday/i);
      }
      const channels = answer.encoderChannel.encoderVideos.nodes.map(({ channelName }: Data) => channelName);
      expect(new Set(channels)).toEqual(new Set(['Main']));
    });
    expect(calls.filter((call) => call.includes('/subjects/')).sort()).toEqual(
      [CHANNEL_IDS.main, ENCODER_IDS.northHall].map((id) => `GET /api/v3/subjects/${id}/events`).sort(),
    );
  });

  it('C-108 C-109 are renamed and removed with one call each, and rules come back with their field', async () => {
    const id = demoEncoderVideoId(CUSTOMERS.harbour, 5);
    const change = async (client: GraphClient, input: object) =>
      client.run(
        `mutation ($input: UpdateEncoderVideoInput!) { updateEncoderVideo(input: $input) {
          encoderVideo { id name } userErrors { code reason field message } } }`,
        { input: { id, ...input } },
      );
    const remove = async (client: GraphClient, of: string = id) =>
      client.run(
        `mutation ($input: DeleteEncoderVideoInput!) { deleteEncoderVideo(input: $input) {
          deletedId userErrors { code field message } } }`,
        { input: { id: of } },
      );
    const refused = await world.callsOf(async () => {
      const { data } = await change(maya, { name: 'x'.repeat(129) });
      expect(data.updateEncoderVideo).toEqual({
        encoderVideo: null,
        userErrors: [
          {
            code: 'INVALID',
            reason: 'NAME_TOO_LONG',
            field: ['name'],
            message: 'A name must have at most 128 characters; this one has 129.',
          },
        ],
      });
      const empty = await change(maya, { name: '  ' });
      expect(empty.data.updateEncoderVideo.userErrors).toMatchObject([{ code: 'REQUIRED', field: ['name'] }]);
    });
    expect(refused).toEqual([]);
    const { data: kept } = await change(maya, {});
    expect(kept.updateEncoderVideo).toMatchObject({ encoderVideo: { id }, userErrors: [] });
    const calls = await world.callsOf(async () => {
      const { data } = await change(maya, { name: 'Renamed' });
      expect(data.updateEncoderVideo).toEqual({ encoderVideo: { id, name: 'Renamed' }, userErrors: [] });
      const late = await change(maya, { name: 'Too late', seenName: 'What it was' });
      expect(late.data.updateEncoderVideo).toMatchObject({
        encoderVideo: { id, name: 'Renamed' },
        userErrors: [{ code: 'CONFLICT', reason: 'CHANGED_MEANWHILE', field: ['name'] }],
      });
      expect((await remove(maya)).data.deleteEncoderVideo).toEqual({ deletedId: id, userErrors: [] });
    });
    expect(calls).toEqual([
      `PATCH /api/v3/events/${id}`,
      `PATCH /api/v3/events/${id}`,
      `GET /api/v3/events/${id}`,
      `DELETE /api/v3/events/${id}`,
    ]);
    expect((await remove(maya)).data.deleteEncoderVideo.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    for (const answer of [await change(review, { name: 'x' }), await remove(review, VIDEO)])
      expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('GOL-06 STM-04 one that is recorded tells each of its five states, is found by it, and ends for good', async () => {
    const { db, clock } = world.platform.services;
    const id = randomUUID();
    const channel = { uuid: CHANNEL_IDS.main, name: 'Main', customerId: CUSTOMERS.harbour };
    await beginRecording(db, id, channel, ARRIVING, clock.now());
    // As one begins whose encoder is not there.
    const offline = { time: clock.now().toISOString(), status: 'OFFLINE' as const, error: null };
    await db
      .update(encoderVideos)
      .set({ status: 'OFFLINE', history: [offline] })
      .where(eq(encoderVideos.uuid, id));
    const read = async (): Promise<Data> =>
      (
        await maya.data(
          'query ($id: ID!) { encoderVideo(id: $id) { status summary { history { status } } } }',
          { id },
        )
      ).encoderVideo;
    const found = async (status: string) =>
      (
        await maya.data(
          `query ($statuses: [EncoderVideoStatus!]) { viewer { customer {
            encoderVideos(first: 100, statuses: $statuses) { nodes { id } } } } }`,
          { statuses: [status] },
        )
      ).viewer.customer.encoderVideos.nodes.map((video: Data) => video.id as string);
    const way = ['OFFLINE', 'LIVE', 'NO_INPUT', 'LIVE', 'STOPPING', 'STOPPED'] as const;
    for (const status of way) {
      await moveRecording(db, id, status, clock.now());
      expect((await read()).status).toBe(status);
      for (const other of new Set(way)) expect((await found(other)).includes(id)).toBe(other === status);
    }
    for (const status of new Set(way)) await moveRecording(db, id, status, clock.now());
    const { status, summary } = await read();
    expect(status).toBe('STOPPED');
    expect(summary.history.map((entry: Data) => entry.status)).toEqual(way);
    await maya.data(
      'mutation ($input: DeleteEncoderVideoInput!) { deleteEncoderVideo(input: $input) { userErrors { code } } }',
      { input: { id } },
    );
  });

  it('C-111 one tells what happened, and what cannot be had is null with an error of its own', async () => {
    const query = `query ($id: ID!) { encoderVideo(id: $id) {
      id name hlsUrl summary { bitrateKbps input history { time status error reason } } canSetCues cues { id } } }`;
    const { encoderVideo } = await maya.data(query, { id: VIDEO });
    expect(encoderVideo).toMatchObject({ canSetCues: true, cues: [{ id: 'start-of-video' }] });
    expect(encoderVideo.summary.history.map(({ status }: Data) => status)).toEqual([
      'LIVE',
      'STOPPING',
      'STOPPED',
    ]);
    // CUE-14, NET-17
    const { data, errors } = await maya.run(query, { id: LOST });
    expect(data?.encoderVideo).toMatchObject({ id: LOST, hlsUrl: null, cues: null });
    expect(data?.encoderVideo.summary.history[1]).toMatchObject({
      reason: 'NOTHING_ARRIVED',
      error: 'No video arrived within 15 minutes.',
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CUES_UNAVAILABLE', status: 412 });
    expect((await maya.data(query, { id: 'nothing' })).encoderVideo).toBeNull();
  });

  it('LIB-17, CUE-16 are downloaded, whole or in part', async () => {
    const query = `mutation ($input: DownloadEncoderVideoInput!) { downloadEncoderVideo(input: $input) {
      download { url start end } userErrors { code field message } } }`;
    const { downloadEncoderVideo } = await maya.data(query, {
      input: { id: VIDEO, start: 60_000, end: 120_000 },
    });
    expect(Math.abs(downloadEncoderVideo.download.start - 60_000)).toBeLessThanOrEqual(3200);
    expect((await fetch(downloadEncoderVideo.download.url, { method: 'HEAD' })).status).toBe(200);
    const wrong = await maya.data(query, { input: { id: VIDEO, start: 5, end: 2 } });
    expect(wrong.downloadEncoderVideo.userErrors).toMatchObject([{ code: 'INVALID', field: ['end'] }]);
    const lost = await maya.data(query, { input: { id: LOST } });
    expect(lost.downloadEncoderVideo.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    const { errors } = await review.run(query, { input: { id: VIDEO } });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('cues of an encoder video', () => {
  const source = { kind: 'ENCODER_VIDEO', id: VIDEO };
  const CREATE = `mutation ($input: CreateCueInput!) { createCue(input: $input) {
    cue { id visibility userId } userErrors { code field message } } }`;
  const input = { source, position: '00:00:10.000', name: 'Song' };

  it('CUE-05, CUE-06, CUE-13 are set, changed and removed under their channel', async () => {
    const path = `/api/v3/streamprofiles/${CHANNEL_IDS.main}/events/${VIDEO}/cues`;
    let id = '';
    const calls = await world.callsOf(async () => {
      const { createCue } = await maya.data(CREATE, { input: { ...input, visibility: 'ORGANIZATION' } });
      expect(createCue).toMatchObject({ cue: { visibility: 'ORGANIZATION' }, userErrors: [] });
      ({ id } = createCue.cue);
      const { updateCue } = await maya.data(
        'mutation ($input: UpdateCueInput!) { updateCue(input: $input) { cue { visibility } userErrors { code } } }',
        { input: { source, id, visibility: 'ONLY_ME' } },
      );
      expect(updateCue.cue).toEqual({ visibility: 'ONLY_ME' });
      const { deleteCue } = await maya.data(
        'mutation ($input: DeleteCueInput!) { deleteCue(input: $input) { deletedId userErrors { code } } }',
        { input: { source, id } },
      );
      expect(deleteCue.deletedId).toBe(id);
    });
    expect(calls.filter((call) => call.includes('/cues'))).toEqual([
      `POST ${path}`,
      `PATCH ${path}/${id}`,
      `DELETE ${path}/${id}`,
    ]);
  });

  it('CUE-03 are never public', async () => {
    const { createCue } = await maya.data(CREATE, { input: { ...input, visibility: 'PUBLIC' } });
    expect(createCue).toEqual({
      cue: null,
      userErrors: [
        {
          code: 'INVALID',
          field: ['visibility'],
          message: 'A cue of an encoder event is either private or visible to the organization.',
        },
      ],
    });
  });

  it('CUE-05 cannot be set by who may only review', async () => {
    const { encoderVideo } = await review.data('query ($id: ID!) { encoderVideo(id: $id) { canSetCues } }', {
      id: VIDEO,
    });
    expect(encoderVideo.canSetCues).toBe(false);
  });
});
