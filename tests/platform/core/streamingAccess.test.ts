import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  LIVE_DESTINATION_IDS,
  PRESET_IDS,
  SCHEDULE_IDS,
  WEB_CHANNEL_IDS,
  QR_OVERLAY_IDS,
  WEB_PRESET_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { USERS } from '../../../fixtures/demo/seed/ids.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const NET_07 = 'Your account has insufficient permissions to access this feature.';
const harbour = CUSTOMERS.harbour;
const window = 'startTime=2026-11-20T00:00:00Z&endTime=2026-11-27T00:00:00Z';

type Route = [call: string, method: string, path: string, body?: unknown];

/** Paths that name Harbour: another organization is refused. */
const OF_CUSTOMER: Route[] = [
  ['C-061', 'GET', `/api/v3/customers/${harbour}/monitors`],
  ['C-068', 'GET', `/api/v3/customers/${harbour}/encoders`],
  ['C-084', 'GET', `/log-gateway/api/v1/logs/${harbour}/logs/${ENCODER_IDS.chapel}`],
  ['C-085', 'GET', `/api/v3/customers/${harbour}/encoderprofiles`],
  ['C-096', 'GET', `/api/v3/customers/${harbour}/eventprofiles`],
  ['C-112', 'GET', `/api/v3/customers/${harbour}/schedules?${window}`],
  ['C-125', 'GET', `/api/v3/customers/${harbour}/contentdestinations?startRequested=true`],
  [
    'C-134',
    'POST',
    `/api/v3/customers/${harbour}/contentdestinations/stop`,
    { ids: [LIVE_DESTINATION_IDS.web] },
  ],
  ['C-154', 'GET', `/api/v3/customers/${harbour}/webeventprofiles`],
  ['C-162', 'GET', `/api/v3/customers/${harbour}/webencoderprofiles`],
  ['C-173', 'GET', `/hotspots/api/v1/customers/${harbour}/urls`],
  ['C-190', 'GET', `/api/v3/customers/${harbour}/venues`],
  ['C-191', 'GET', `/api/v3/customers/${harbour}/licenses/venues`],
];

/** Paths that name an object of Harbour: to another organization it does not exist. */
const OF_OBJECT: Route[] = [
  ['C-070', 'GET', `/api/v3/encoders/${ENCODER_IDS.chapel}`],
  ['C-075', 'GET', `/api/v3/encoders/${ENCODER_IDS.chapel}/status`],
  ['C-076', 'PATCH', `/api/v3/encoders/${ENCODER_IDS.chapel}/status`, { requestedState: 'restarting' }],
  ['C-077', 'GET', `/api/v3/encoders/${ENCODER_IDS.chapel}/network`],
  ['C-088', 'GET', `/api/v3/encoderprofiles/${PRESET_IDS.fullHd30}`],
  ['C-097', 'GET', `/api/v3/eventprofiles/${CHANNEL_IDS.main}/users`],
  ['C-099', 'GET', `/api/v3/eventprofiles/${CHANNEL_IDS.main}/schedules`],
  ['C-101', 'GET', `/api/v3/eventprofiles/${CHANNEL_IDS.main}`],
  ['C-114', 'GET', `/api/v3/schedules/${SCHEDULE_IDS.sundayService}`],
  ['C-126', 'GET', `/api/v3/contentdestinations/${LIVE_DESTINATION_IDS.web}`],
  ['C-133', 'POST', `/api/v3/contentdestinations/${LIVE_DESTINATION_IDS.web}/stop`],
  ['C-136', 'GET', `/api/v3/contentdestinations/${LIVE_DESTINATION_IDS.web}/summary`],
  ['C-156', 'GET', `/api/v3/webeventprofiles/${WEB_CHANNEL_IDS.main}`],
  ['C-164', 'GET', `/api/v3/webencoderprofiles/${WEB_PRESET_IDS.spanish}`],
  ['C-175', 'GET', `/hotspots/api/v1/urls/${QR_OVERLAY_IDS.give}`],
  ['C-193', 'GET', `/api/v3/venues/${USERS.harbourMainHall}`],
  ['C-196', 'GET', `/api/v3/users/${USERS.harbourMainHall}/decoders`],
];

/** Of no organization, but for those who may see encoders. */
const OF_NOBODY: Route[] = [
  ['C-073', 'GET', '/api/v3/encoders/options'],
  ['C-074', 'GET', '/api/v3/encoders/minimumoption'],
  ['C-081', 'GET', '/api/v3/encoders/online'],
  ['C-086', 'GET', '/api/v3/encoderprofiles/options'],
];

/** Over all organizations: for super-admins and sudo viewers only. */
const OF_ALL: Route[] = [
  ['C-059', 'GET', '/legacy/monitors/encoders/state/error'],
  ['C-060', 'GET', '/api/v3/monitors/players'],
  ['C-062', 'GET', '/api/v3/monitors/encoders'],
  ['C-063', 'GET', '/api/v3/monitors/decoders'],
  ['C-080', 'GET', '/api/v3/encoders/search'],
];

describe.each(await backends())('who may stream with what on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let nobody: string;

  beforeAll(async () => {
    ({ platform, close } = await start());
    nobody = (await platform.createUser(harbour, { roles: [] })).userName;
  });
  afterAll(() => close());

  const ask = async (userName: string, [, method, path, body]: Route) =>
    platform.call<{ message: string }>(method, path, { token: await platform.signIn(userName), body });

  test.each([...OF_CUSTOMER, ...OF_OBJECT, ...OF_NOBODY, ...OF_ALL])(
    'NET-14 %s without a token is refused in its words',
    async (...[, method, path, body]) => {
      const answer = await platform.call<{ message: string }>(method, path, { body });
      expect([answer.status, answer.body.message]).toEqual([
        401,
        'Failed to authenticate user. Please try logging in again.',
      ]);
    },
  );

  test.each(OF_CUSTOMER)('NET-07 %s for another organisation is forbidden', async (...route) => {
    const answer = await ask('admin@northgate.example', route);
    expect([answer.status, answer.body.message]).toEqual([403, NET_07]);
  });

  test.each(OF_OBJECT)('NET-11 %s of another organisation does not exist', async (...route) => {
    const answer = await ask('admin@northgate.example', route);
    expect([answer.status, answer.body.message]).toEqual([404, 'Resource does not exist.']);
  });

  test.each([...OF_CUSTOMER, ...OF_OBJECT, ...OF_NOBODY])(
    'PRM-30 %s without any role is forbidden',
    async (...route) => {
      const answer = await ask(nobody, route);
      expect([answer.status, answer.body.message]).toEqual([403, NET_07]);
    },
  );

  test.each(OF_ALL)('PRM-27 %s is for super-admins and sudo viewers', async (...route) => {
    expect((await ask('admin@harbour.example', route)).status).toBe(403);
    expect((await ask('super@rostrum.example', route)).status).toBe(200);
    expect((await ask('viewer@rostrum.example', route)).status).toBe(200);
  });

  test.each([...OF_CUSTOMER, ...OF_OBJECT].filter(([, method]) => method === 'GET'))(
    'PRM-27 %s answers a sudo viewer for any organisation',
    async (...route) => {
      expect((await ask('viewer@rostrum.example', route)).status).toBe(200);
    },
  );

  test.each([...OF_CUSTOMER, ...OF_OBJECT].filter(([, method]) => method !== 'GET'))(
    'PRM-27 %s refuses a sudo viewer: reading is all it may do',
    async (...route) => {
      expect([403, 404]).toContain((await ask('viewer@rostrum.example', route)).status);
    },
  );

  test('PRM-02 a library admin sees encoders but may not command them', async () => {
    const list = await ask('library@harbour.example', [
      'C-068',
      'GET',
      `/api/v3/customers/${harbour}/encoders`,
    ]);
    expect(list.status).toBe(200);
    const command: Route = [
      'C-076',
      'PATCH',
      `/api/v3/encoders/${ENCODER_IDS.southStage}/status`,
      { requestedState: 'started' },
    ];
    expect((await ask('library@harbour.example', command)).status).toBe(403);
    expect((await ask('encoders@harbour.example', command)).status).toBe(200);
  });

  test('PRM-05 venues are for platform and customer admins', async () => {
    const route: Route = ['C-190', 'GET', `/api/v3/customers/${harbour}/venues`];
    expect((await ask('admin@harbour.example', route)).status).toBe(200);
    for (const name of ['events', 'encoders', 'library', 'review']) {
      expect((await ask(`${name}@harbour.example`, route)).status).toBe(403);
    }
  });

  test('campus review reads the schedule and stops nothing', async () => {
    expect(
      (
        await ask('review@harbour.example', [
          'C-112',
          'GET',
          `/api/v3/customers/${harbour}/schedules?${window}`,
        ])
      ).status,
    ).toBe(200);
    expect(
      (
        await ask('review@harbour.example', [
          'C-133',
          'POST',
          `/api/v3/contentdestinations/${LIVE_DESTINATION_IDS.web}/stop`,
        ])
      ).status,
    ).toBe(403);
  });
});
