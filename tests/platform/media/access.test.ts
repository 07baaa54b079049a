import { demoMediaId, demoPlaylistId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import {
  HARBOUR,
  HARBOUR_ADMIN,
  START_LIMIT_MS,
  insertVideo,
  newOrganisation,
} from '../worlds/mediaWorld.ts';

const MEDIA = demoMediaId(HARBOUR, 8);
const PLAYLIST = demoPlaylistId(HARBOUR, 0);
const META = '/media-metadata/api/v1';
const TELEMETRY = `/telemetry/api/v1/customers/${HARBOUR}/webevents`;

/** Every reading route of the library, its search, playlists, cues and viewer data, at Harbour's. */
const OF_CUSTOMER = [
  ['C-220', `${META}/customers/${HARBOUR}/media`],
  ['C-230', `${META}/customers/${HARBOUR}/bucketsize`],
  ['C-231', `${META}/customers/${HARBOUR}/media/recent`],
  ['C-239', `${META}/customers/${HARBOUR}/playlists`],
  ['C-260', `/search/api/v1/vod/${HARBOUR}`],
  ['C-262', `/search/api/v1/suggestions/${HARBOUR}?text=a`],
  ['C-263', `/search/api/v1/tags/${HARBOUR}`],
  ['C-283', `${TELEMETRY}/export?max=1`],
  ['C-284', `${TELEMETRY}/statistics/viewers/locations`],
  ['C-285', `${TELEMETRY}/statistics/summary`],
  ['C-286', `${TELEMETRY}/statistics/watchtime/average`],
  ['C-293', `${TELEMETRY}/statistics/views`],
  ['C-294', `${TELEMETRY}/statistics/allvideos`],
] as const;
const OF_OBJECT = [
  ['C-221', `${META}/media/${MEDIA}`],
  ['C-228', `${META}/media/${MEDIA}/summary`],
  ['C-234', `/media-status/api/v1/media/${MEDIA}`],
  ['C-241', `${META}/playlists/${PLAYLIST}`],
  ['C-244', `${META}/playlists/${PLAYLIST}/media`],
  ['C-264', `/cues/api/v1/media/${MEDIA}/cues`],
] as const;
const READING = [...OF_CUSTOMER, ...OF_OBJECT];
const WRITING = [
  ['C-223', 'PATCH', `${META}/media/${MEDIA}`, { title: 'x' }],
  ['C-225', 'POST', `${META}/media/${MEDIA}/thumbnail`, { file: '' }],
  ['C-224', 'DELETE', `${META}/media/${MEDIA}`, undefined],
  ['C-240', 'POST', `${META}/customers/${HARBOUR}/playlists`, { name: 'x' }],
  ['C-242', 'PATCH', `${META}/playlists/${PLAYLIST}`, { name: 'x' }],
  ['C-243', 'DELETE', `${META}/playlists/${PLAYLIST}`, undefined],
  ['C-245', 'POST', `${META}/playlists/${PLAYLIST}/media`, { mediaIds: [MEDIA] }],
  ['C-246', 'DELETE', `${META}/playlists/${PLAYLIST}/media/${MEDIA}`, undefined],
  ['C-247', 'PUT', `${META}/playlists/${PLAYLIST}/order`, { mediaIds: [] }],
] as const;

describe.each(await backends())('who may do what with video on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ platform, close } = await start());
  }, START_LIMIT_MS);
  afterAll(() => close());

  const statusOf = async (userName: string, method: string, path: string, body?: unknown) =>
    (await platform.call(method, path, { token: await platform.signIn(userName), body })).status;

  /** Status and message of a call without a token. */
  const strangerHears = async (method: string, path: string, body?: unknown) => {
    const answer = await platform.call<{ message: string }>(method, path, { body });
    return [answer.status, answer.body.message];
  };
  const NET_14 = [401, 'Failed to authenticate user. Please try logging in again.'];

  it.each(READING)('NET-14 %s answers 401 in its words without a token', async (_call, path) => {
    expect(await strangerHears('GET', path)).toEqual(NET_14);
  });

  it.each(READING)('PRM-10 %s is open to every role, also to video review', async (_call, path) => {
    expect(await statusOf('review@harbour.example', 'GET', path)).toBe(200);
  });

  it.each(OF_CUSTOMER)('NET-07 %s answers 403 to another organisation', async (_call, path) => {
    expect(await statusOf('admin@northgate.example', 'GET', path)).toBe(403);
  });

  it.each(OF_OBJECT)(
    'NET-11 %s answers 404 to another organisation, as if it were not there',
    async (_call, path) => {
      expect(await statusOf('admin@northgate.example', 'GET', path)).toBe(404);
    },
  );

  it.each(READING)('PRM-27 %s is open to a super-admin and to a sudo viewer', async (_call, path) => {
    expect(await statusOf('super@rostrum.example', 'GET', path)).toBe(200);
    expect(await statusOf('viewer@rostrum.example', 'GET', path)).toBe(200);
  });

  it.each(WRITING)(
    'NET-14 %s answers 401 in its words without a token',
    async (_call, method, path, body) => {
      expect(await strangerHears(method, path, body)).toEqual(NET_14);
    },
  );

  it.each(WRITING)(
    '%s is refused to another organisation and to a sudo viewer',
    async (_call, method, path, body) => {
      expect([403, 404]).toContain(await statusOf('admin@northgate.example', method, path, body));
      expect([403, 404]).toContain(await statusOf('viewer@rostrum.example', method, path, body));
      expect(await statusOf(HARBOUR_ADMIN, 'GET', `${META}/media/${MEDIA}`)).toBe(200);
      expect(await statusOf(HARBOUR_ADMIN, 'GET', `${META}/playlists/${PLAYLIST}`)).toBe(200);
    },
  );

  it('PRM-23 only whoever may delete from the library deletes a video', async () => {
    const { customerId } = await newOrganisation(platform);
    const mediaId = await insertVideo(platform, customerId);
    const userWith = async (role: 'CAMPUS_REVIEW' | 'CONTROL_ENCODER' | 'MEDIA_LIBRARY_ADMIN') =>
      (await platform.createUser(customerId, { roles: [role] })).userName;
    const path = `${META}/media/${mediaId}`;
    expect(await statusOf(await userWith('CAMPUS_REVIEW'), 'DELETE', path)).toBe(403);
    expect(await statusOf(await userWith('CONTROL_ENCODER'), 'DELETE', path)).toBe(403);
    expect(await statusOf(await userWith('MEDIA_LIBRARY_ADMIN'), 'DELETE', path)).toBe(202);
  });
});
