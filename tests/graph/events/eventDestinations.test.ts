import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  RTMP_DESTINATION_IDS,
  SOCIAL_ACCOUNT_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let event: Data;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PLACE = { socialAccountId: SOCIAL_ACCOUNT_IDS.youtube, placeId: 'UCharbourstreet' };
const YOUTUBE = {
  ...{ kind: 'YOUTUBE', title: 'Vespers', description: 'Songs', privacy: 'PUBLIC' },
  ...{ publishState: 'PUBLISHED', ...PLACE },
};
const WEB = { kind: 'EMBED', webChannelId: WEB_CHANNEL_IDS.youth };
const RTMP = { kind: 'RTMP', rtmpDestinationId: RTMP_DESTINATION_IDS.campusTv };
const BUTTON = { hasButton: true, buttonText: 'Give', buttonUrl: 'https://harbour.example/give' };

const write = async (mutation: string, type: string, input: object, payload: string): Promise<Data> =>
  (
    await maya.data(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) {
        ${payload} userErrors { code reason field message parameters { name value } } } }`,
      { input },
    )
  )[mutation];
const SHOWN = 'eventDestination { id kind title buttonText startOffset stopOffset scheduledPostDays }';
const add = (more: object) =>
  write('addEventDestination', 'AddEventDestinationInput', { eventId: event.id, ...more }, SHOWN);
const change = (id: string, more: object) =>
  write('updateEventDestination', 'UpdateEventDestinationInput', { id, ...more }, SHOWN);
const remove = (id: string) =>
  write('removeEventDestination', 'RemoveEventDestinationInput', { id }, 'deletedId');

/** Returns the payload of a change, and whether the change was sent to the platform. */
async function sending(act: () => Promise<Data>): Promise<{ answer: Data; isSent: boolean }> {
  let answer: Data = {};
  const calls = await world.callsOf(async () => {
    answer = await act();
  });
  return { answer, isSent: calls.some((call) => /^(POST|PATCH)/.test(call)) };
}

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('events@harbour.example');
  const input = {
    ...{ name: 'Vespers', type: 'LIVE', timezone: 'America/New_York', startLocal: '2027-03-02T19:00' },
    ...{ duration: HOUR, encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile },
    ...{ encoderScheduleName: 'Vespers', encoderSettingsType: 'ADVANCED' },
    encoderPresetId: PRESET_IDS.fullHd30,
    // Weekly: a post appears at most seven days before (DST-09).
    repeat: { type: 'WEEKLY', ends: 'AFTER', count: 3 },
  };
  const created = await write('createEvent', 'CreateEventInput', input, 'event { id }');
  expect(created.userErrors).toEqual([]);
  event = created.event;
}, START_MS);
afterAll(() => world?.close());

const parameter = (name: string, value: string) => ({ name, value });

const REFUSED = [
  ['DST-01 no title', { title: null }, 'title', 'POST_TITLE_REQUIRED', []],
  ['DST-01 no description', { description: ' ' }, 'description', 'POST_DESCRIPTION_REQUIRED', []],
  ['DST-02 angle brackets in a title', { title: 'a < b' }, 'title', 'POST_ANGLE_BRACKETS', []],
  ['DST-02 angle brackets in a description', { description: 'b>' }, 'description', 'POST_ANGLE_BRACKETS', []],
  [
    ...['DST-03 a title of 101 characters at YouTube', { title: 'x'.repeat(101) }, 'title'],
    ...['YOUTUBE_TITLE_TOO_LONG', [parameter('limit', '100'), parameter('length', '101')]],
  ],
  ['DST-04 no account', { socialAccountId: null }, 'socialAccountId', 'POST_ACCOUNT_REQUIRED', []],
  ['DST-04 no page', { placeId: null }, 'placeId', 'POST_DESTINATION_REQUIRED', []],
  ['DST-04 no privacy', { privacy: null }, 'privacy', 'POST_PRIVACY_REQUIRED', []],
  ['DST-04 no publish status', { publishState: null }, 'publishState', 'POST_PUBLISH_STATUS_REQUIRED', []],
  [
    'DST-05 a button without a text',
    { ...BUTTON, buttonText: null },
    'buttonText',
    'POST_BUTTON_TEXT_REQUIRED',
    [],
  ],
  [
    ...['DST-05 a button of 13 characters', { ...BUTTON, buttonText: 'x'.repeat(13) }, 'buttonText'],
    ...['POST_BUTTON_TEXT_TOO_LONG', [parameter('limit', '12'), parameter('length', '13')]],
  ],
  [
    'DST-06 a button without an address',
    { ...BUTTON, buttonUrl: null },
    'buttonUrl',
    'POST_BUTTON_URL_REQUIRED',
    [],
  ],
  ...[0, 8].map((days) => [
    ...[
      `DST-09 a post ${days} days before one of each week`,
      { scheduledPostDays: days },
      'scheduledPostDays',
    ],
    'SCHEDULED_POST_DAYS',
    [
      parameter('minimum', '1'),
      // Values invalid for any event are reported with the general limit.
      parameter('maximum', days === 0 ? '30' : '7'),
      parameter('value', String(days)),
    ],
  ]),
  [
    ...[
      'EVT-14 a start more than twelve hours after its content',
      { startOffset: 12 * HOUR + 1 },
      'startOffset',
    ],
    ...['DESTINATION_START_OFFSET', [parameter('limit', '12')]],
  ],
  [
    ...['EVT-14 an end after its content', { stopOffset: 1 }, 'stopOffset'],
    ...['DESTINATION_STOP_OFFSET', [parameter('limit', '12')]],
  ],
  [
    ...['a description of 5001 characters', { description: 'x'.repeat(5_001) }, 'description'],
    ...['DESTINATION_DESCRIPTION_TOO_LONG', [parameter('limit', '5000'), parameter('length', '5001')]],
  ],
  [
    ...[
      'EVT-14 offsets that leave nothing of an hour',
      { startOffset: 30 * MINUTE, stopOffset: -30 * MINUTE },
    ],
    ...['startOffset', 'EVENT_DESTINATION_NOTHING_LEFT', [parameter('start', '30'), parameter('stop', '30')]],
  ],
] as [string, object, string, string, object[]][];

/** Depends on the event, which only the platform checks. */
const OF_EVENT: ReadonlySet<string> = new Set([
  'DST-09 a post 8 days before one of each week',
  'EVT-14 offsets that leave nothing of an hour',
]);
/** Depends on the kind of the destination, which a change does not contain. */
const OF_KIND: ReadonlySet<string> = new Set([
  'DST-01 no title',
  'DST-01 no description',
  'DST-03 a title of 101 characters at YouTube',
  'DST-04 no account',
  'DST-04 no page',
  'DST-04 no privacy',
  'DST-04 no publish status',
]);

describe.each(REFUSED)('C-120 C-121 %s', (what, given, field, reason, parameters) => {
  const code = reason.endsWith('_REQUIRED') ? 'REQUIRED' : 'INVALID';
  const refusal = {
    eventDestination: null,
    userErrors: [{ code, message: expect.any(String), reason, field: [field], parameters }],
  };

  it('is refused on its field when a destination is added, and not sent if the destination alone breaks a rule', async () => {
    const { answer, isSent } = await sending(() => add({ ...YOUTUBE, ...given }));
    expect(answer).toMatchObject(refusal);
    expect(isSent).toBe(OF_EVENT.has(what));
  });

  it('is refused on its field when a destination is changed, which stays as it was', async () => {
    const { eventDestination: before } = await add(YOUTUBE);
    const { answer, isSent } = await sending(() => change(before.id, given));
    expect(answer).toMatchObject(refusal);
    expect(isSent).toBe(OF_EVENT.has(what) || OF_KIND.has(what));
    expect((await change(before.id, {})).eventDestination).toEqual(before);
    await remove(before.id);
  });
});

it('DST-03 DST-05 DST-09 C-120 C-121 up to each limit it is taken', async () => {
  const most = { title: 'x'.repeat(100), ...BUTTON, buttonText: 'y'.repeat(12), scheduledPostDays: 7 };
  const { eventDestination, userErrors } = await add({ ...YOUTUBE, ...most });
  expect(userErrors).toEqual([]);
  expect(eventDestination).toMatchObject({
    title: most.title,
    buttonText: most.buttonText,
    scheduledPostDays: 7,
  });
  const changed = await change(eventDestination.id, {
    scheduledPostDays: 1,
    startOffset: 0,
    stopOffset: 1 - HOUR,
  });
  expect(changed).toMatchObject({
    eventDestination: { title: most.title, scheduledPostDays: 1, startOffset: 0, stopOffset: 1 - HOUR },
    userErrors: [],
  });
  await remove(eventDestination.id);
});

it('DST-10 C-120 C-121 a second post at YouTube is refused, added or by a change', async () => {
  const { eventDestination: first } = await add({ ...YOUTUBE, scheduledPostDays: 2 });
  const { eventDestination: second } = await add(YOUTUBE);
  for (const attempt of [
    () => add({ ...YOUTUBE, scheduledPostDays: 3 }),
    () => change(second.id, { scheduledPostDays: 3 }),
  ]) {
    expect((await attempt()).userErrors).toMatchObject([
      { code: 'INVALID', reason: 'EVENT_POST_TWICE', field: ['scheduledPostDays'] },
    ]);
  }
  for (const { id } of [first, second]) await remove(id);
});

it.each([
  ['EVT-12', RTMP, 'rtmpDestinationId', 'DESTINATION_RTMP_REQUIRED'],
  ['EVT-13', WEB, 'webChannelId', 'DESTINATION_CHANNEL_REQUIRED'],
] as const)(
  '%s C-120 C-121 one place is sent to once, and has to be named',
  async (_rule, place, field, missing) => {
    const { eventDestination, userErrors } = await add(place);
    expect(userErrors).toEqual([]);
    for (const [attempt, code, reason, at] of [
      [() => add(place), 'INVALID', 'EVENT_DESTINATION_TWICE', 'kind'],
      [() => add({ kind: place.kind }), 'REQUIRED', missing, field],
      [() => change(eventDestination.id, { [field]: null }), 'REQUIRED', missing, field],
    ] as const)
      expect((await attempt()).userErrors).toMatchObject([{ code, reason, field: [at] }]);
    await remove(eventDestination.id);
  },
);

it('C-120 C-121 what is not there, or another organisation’s, is not found', async () => {
  const { eventDestination } = await add(WEB);
  const other = await world.signIn('admin@northgate.example');
  const answers = await other.data(
    `mutation ($add: AddEventDestinationInput!, $change: UpdateEventDestinationInput!) {
      addEventDestination(input: $add) { eventDestination { id } userErrors { reason field } }
      updateEventDestination(input: $change) { eventDestination { id } userErrors { reason field } } }`,
    { add: { eventId: event.id, kind: 'SAVEONLY' }, change: { id: eventDestination.id, title: 'Foreign' } },
  );
  const gone = (field: string) => ({
    eventDestination: null,
    userErrors: [{ reason: 'NOT_FOUND', field: [field] }],
  });
  expect(answers).toEqual({ addEventDestination: gone('eventId'), updateEventDestination: gone('id') });
  await remove(eventDestination.id);
});
