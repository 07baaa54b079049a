import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

const HOUR = 3_600_000;
const WEEKLY = { type: 'WEEKLY', ends: 'AFTER', count: 3 };
const DESTINATION = { kind: 'EMBED', webChannelId: WEB_CHANNEL_IDS.youth, startOffset: 0, stopOffset: 0 };
const INPUT = {
  ...{ name: 'Choir practice', type: 'LIVE', timezone: 'America/New_York' },
  ...{ startLocal: '2027-03-02T19:00', duration: HOUR, repeat: WEEKLY },
  ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile, encoderScheduleName: 'Choir' },
  ...{ encoderSettingsType: 'ADVANCED', encoderPresetId: PRESET_IDS.fullHd30 },
  destinations: [DESTINATION],
};
const SHOWN = `id name type startLocal duration revision encoder { id } encoderScheduleName
  repeat { type interval count until } destinations { kind startOffset stopOffset } occurrences { id startAt }`;

let world: World;
let maya: GraphClient;
let event: Data;

const run = async (mutation: string, type: string, input: object): Promise<Data> =>
  (
    await maya.data(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) {
        event { ${SHOWN} } userErrors { code reason field } } }`,
      { input },
    )
  )[mutation];
const update = (changes: object) => run('updateEvent', 'UpdateEventInput', { id: event.id, ...changes });
const stored = async () => (await maya.data(`{ event(id: "${event.id}") { ${SHOWN} } }`)).event;

/** Performs a change, and returns its errors and whether it was sent to the platform. */
async function attempt(changes: object): Promise<{ payload: Data; isSent: boolean }> {
  let payload: Data = {};
  const calls = await world.callsOf(async () => {
    payload = await update(changes);
  });
  return { payload, isSent: calls.includes(`PATCH /api/v3/schedules/${event.id}`) };
}

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('events@harbour.example');
  const created = await run('createEvent', 'CreateEventInput', INPUT);
  expect(created.userErrors).toEqual([]);
  event = created.event;
}, START_MS);
afterAll(() => world?.close());

/** Rules that the given fields break by themselves. */
const ALONE = [
  ['EVT-01', { name: ' ' }, 'name', 'REQUIRED', 'NAME_REQUIRED'],
  ['EVT-02', { name: 'x'.repeat(129) }, 'name', 'INVALID', 'NAME_TOO_LONG'],
  ['EVT-06', { duration: 0 }, 'duration', 'INVALID', 'EVENT_DURATION_REQUIRED'],
  [
    ...['EVT-14', { destinations: [{ ...DESTINATION, stopOffset: 1 }] }],
    ...['destinations.0.stopOffset', 'INVALID', 'DESTINATION_STOP_OFFSET'],
  ],
  ['EVT-27', { preEventBufferMinutes: 121 }, 'preEventBufferMinutes', 'INVALID', 'EVENT_BUFFER_RANGE'],
] as [string, object, string, string, string][];

/** Rules that depend on fields which the change does not contain. */
const TOGETHER = [
  ['EVT-03', { encoderScheduleName: '' }, 'encoderScheduleName', 'REQUIRED', 'EVENT_SCHEDULE_NAME_REQUIRED'],
  ['EVT-04', { encoderId: null }, 'encoderId', 'REQUIRED', 'EVENT_ENCODER_REQUIRED'],
  ['EVT-04', { encoderChannelId: null }, 'encoderChannelId', 'REQUIRED', 'EVENT_ENCODER_CHANNEL_REQUIRED'],
  ['EVT-04', { encoderPresetId: null }, 'encoderPresetId', 'REQUIRED', 'ENCODER_PRESET_REQUIRED'],
  ['EVT-05', { duration: 12 * HOUR + 1 }, 'duration', 'INVALID', 'EVENT_DURATION_TOO_LONG'],
  ['EVT-07', { startLocal: '2026-11-22T09:46' }, 'startLocal', 'INVALID', 'EVENT_START_PAST'],
  ['EVT-08', { type: 'EXISTING_MEDIA' }, 'mediaId', 'REQUIRED', 'EVENT_MEDIA_REQUIRED'],
  [
    ...['EVT-10', { type: 'REPUBLISH', replayedWebChannelId: WEB_CHANNEL_IDS.main }],
    ...['destinations.0.webChannelId', 'INVALID', 'EVENT_REPLAY_SAME_WEB'],
  ],
  [
    ...['EVT-14', { destinations: [{ ...DESTINATION, startOffset: HOUR / 2, stopOffset: -HOUR / 2 }] }],
    ...['destinations.0.startOffset', 'INVALID', 'EVENT_DESTINATION_NOTHING_LEFT'],
  ],
  [
    ...['RPT-01', { repeat: { ...WEEKLY, type: 'HOURLY' } }],
    ...['repeat.interval', 'INVALID', 'REPEAT_INTERVAL_SHORT'],
  ],
  [
    ...['RPT-02', { repeat: { type: 'DAILY', ends: 'ON', until: '2027-03-01' } }],
    ...['repeat.until', 'INVALID', 'REPEAT_UNTIL_BEFORE_START'],
  ],
  ['RPT-05', { repeat: { ...WEEKLY, count: 44 } }, 'repeat.count', 'INVALID', 'REPEAT_COUNT_RANGE'],
] as [string, object, string, string, string][];

describe.each([
  ['without sending it', ALONE, false],
  ['as the platform does', TOGETHER, true],
] as const)('a change is refused %s', (_how, rules, reachesPlatform) => {
  it.each(rules)(
    '%s refuses %j on its field and keeps the event',
    async (_rule, changes, field, code, reason) => {
      const before = await stored();
      const { payload, isSent } = await attempt(changes);
      expect(payload).toEqual({ event: null, userErrors: [{ code, reason, field: field.split('.') }] });
      expect(isSent).toBe(reachesPlatform);
      expect(await stored()).toEqual(before);
    },
  );
});

it('EVT-04 EVT-05 takes a change that only the type of the event allows', async () => {
  const replay = {
    ...{ ...INPUT, type: 'REPUBLISH', startLocal: '2027-05-04T19:00', repeat: null },
    ...{ encoderId: null, encoderChannelId: null, encoderPresetId: null, encoderScheduleName: null },
    replayedWebChannelId: WEB_CHANNEL_IDS.youth,
  };
  const created = await run('createEvent', 'CreateEventInput', replay);
  expect(created.userErrors).toEqual([]);
  const changes = { id: created.event.id, encoderId: null, encoderScheduleName: null, duration: 13 * HOUR };
  const { event: changed, userErrors } = await run('updateEvent', 'UpdateEventInput', changes);
  expect([changed?.duration, userErrors]).toEqual([13 * HOUR, []]);
});

it('EVT-24 refuses a change of one date by the rules of a single event', async () => {
  const [date] = event.occurrences;
  const { userErrors } = await update({ scope: 'THIS', occurrenceId: date.id, duration: 12 * HOUR + 1 });
  expect(userErrors).toEqual([{ code: 'INVALID', reason: 'EVENT_DURATION_TOO_LONG', field: ['duration'] }]);
});

it('EVT-07 refuses to move an event into the past, on its start', async () => {
  const [date] = event.occurrences;
  const input = { id: event.id, scope: 'THIS', occurrenceId: date.id, startAt: '2026-11-22T14:00:00Z' };
  const { userErrors } = await run('moveEvent', 'MoveEventInput', input);
  expect(userErrors).toEqual([{ code: 'INVALID', reason: 'EVENT_START_PAST', field: ['startLocal'] }]);
});

it('EVT-01 saves a trimmed name and keeps the other fields', async () => {
  const before = await stored();
  const { payload, isSent } = await attempt({ name: ' Evening choir ' });
  expect([payload.userErrors, isSent]).toEqual([[], true]);
  expect(await stored()).toEqual({ ...before, name: 'Evening choir', revision: before.revision + 1 });
});
