import { readSaid } from '../../../schema/reasons/said.ts';
import { destinationSchema } from '../../../schema/rules/destinationFields.ts';
import { checked } from '../../../fixtures/platform/kernel/validation/checked.ts';
import { PlatformError } from '../../../fixtures/platform/kernel/errors.ts';

const HOUR = 3_600_000;
const post = {
  ...{ kind: 'YOUTUBE', title: 'Vespers', description: 'Songs', privacy: 'PUBLIC' },
  ...{ publishState: 'PUBLISHED', socialAccountId: 's1', placeId: 'UC1' },
};
const web = { kind: 'EMBED', webChannelId: 'w1' };

/** The fields that are refused, with the reason of each; empty for what is taken. */
function refused(destination: object, postDaysMax?: number): string[] {
  try {
    checked(destinationSchema(postDaysMax), destination);
    return [];
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return error.problems.map(({ field, message }) => `${field} ${readSaid(message)?.reason}`).sort();
  }
}

test('DST-25 words in either case come out in the case of the services', () => {
  expect(checked(destinationSchema(), post)).toMatchObject({ privacy: 'public', publishState: 'published' });
  expect(checked(destinationSchema(), { ...post, privacy: 'org' })).toMatchObject({ privacy: 'org' });
});

test.each([
  ['EMBED', ['webChannelId DESTINATION_CHANNEL_REQUIRED']],
  ['RTMP', ['rtmpDestinationId DESTINATION_RTMP_REQUIRED']],
  ['SAVEONLY', []],
])('DST-25 %s needs its place and nothing else', (kind, reasons) => {
  expect(refused({ kind })).toEqual(reasons);
});

test.each(['FACEBOOK', 'YOUTUBE'])('DST-01 DST-04 what %s needs is refused where it is missing', (kind) => {
  expect(refused({ kind })).toEqual([
    'description POST_DESCRIPTION_REQUIRED',
    'placeId POST_DESTINATION_REQUIRED',
    'privacy POST_PRIVACY_REQUIRED',
    'publishState POST_PUBLISH_STATUS_REQUIRED',
    'socialAccountId POST_ACCOUNT_REQUIRED',
    'title POST_TITLE_REQUIRED',
  ]);
});

test.each([
  ['DST-02', { title: 'a < b' }, ['title POST_ANGLE_BRACKETS']],
  ['DST-02', { description: 'a > b' }, ['description POST_ANGLE_BRACKETS']],
  ['DST-03', { title: 'x'.repeat(100) }, []],
  ['DST-03', { title: 'x'.repeat(101) }, ['title YOUTUBE_TITLE_TOO_LONG']],
  ['DST-05', { hasButton: true, buttonUrl: 'https://a.example' }, ['buttonText POST_BUTTON_TEXT_REQUIRED']],
  ['DST-05', { hasButton: true, buttonUrl: 'https://a.example', buttonText: 'Twelve chars' }, []],
  [
    'DST-05',
    { hasButton: true, buttonUrl: 'https://a.example', buttonText: 'Thirteen char' },
    ['buttonText POST_BUTTON_TEXT_TOO_LONG'],
  ],
  ['DST-05', { hasButton: false, buttonText: 'Thirteen char' }, []],
  ['DST-06', { hasButton: false, buttonUrl: 'javascript:1' }, []],
  ['DST-06', { hasButton: true, buttonText: 'Give' }, ['buttonUrl POST_BUTTON_URL_REQUIRED']],
  [
    'DST-06',
    { hasButton: true, buttonText: 'Give', buttonUrl: 'javascript:1' },
    ['buttonUrl CALL_TO_ACTION_URL_FORMAT'],
  ],
])('%s %j of a post', (_rule, changes, reasons) => {
  expect(refused({ ...post, ...changes })).toEqual(reasons);
});

test.each([
  [0, undefined, false],
  [1, undefined, true],
  [30, undefined, true],
  [31, undefined, false],
  [7, 7, true],
  [8, 7, false],
  [1.5, 7, false],
])('DST-09 a post %d days ahead, where %s are left', (days, limit, isTaken) => {
  expect(refused({ ...post, scheduledPostDays: days }, limit)).toEqual(
    isTaken ? [] : ['scheduledPostDays SCHEDULED_POST_DAYS'],
  );
});

test('DST-09 only Facebook and YouTube have posts ahead', () => {
  expect(refused({ ...web, scheduledPostDays: 1 })).toEqual(['scheduledPostDays SCHEDULED_POST_KIND']);
});

test.each([
  [0, 0, []],
  [12 * HOUR, -12 * HOUR, []],
  [-1, 0, ['startOffset DESTINATION_START_OFFSET']],
  [12 * HOUR + 1, 0, ['startOffset DESTINATION_START_OFFSET']],
  [0, 1, ['stopOffset DESTINATION_STOP_OFFSET']],
  [0, -12 * HOUR - 1, ['stopOffset DESTINATION_STOP_OFFSET']],
])(
  'EVT-14 DST-25 it starts %d ms after its content and ends %d ms from its end',
  (startOffset, stopOffset, reasons) => {
    expect(refused({ ...web, startOffset, stopOffset })).toEqual(reasons);
  },
);

test.each([
  [20, []],
  [21, ['autoArchivePlaylistIds DESTINATION_PLAYLISTS_TOO_MANY']],
])('DST-25 its recording joins %d playlists', (count, reasons) => {
  expect(refused({ ...web, autoArchivePlaylistIds: Array.from({ length: count }, String) })).toEqual(reasons);
});

test('WEB-01 WEB-02 a title has at most 128 characters and no angle brackets at other places, too', () => {
  expect(refused({ ...web, title: 'x'.repeat(128) })).toEqual([]);
  expect(refused({ ...web, title: 'x'.repeat(129) })).toEqual(['title NAME_TOO_LONG']);
  expect(refused({ ...web, title: '<b>' })).toEqual(['title POST_ANGLE_BRACKETS']);
});

test.each([undefined, '', 'ENCODER', 'embed'])('DST-21 the kind %p is none to choose', (kind) => {
  expect(refused({ kind })).toContain('kind DESTINATION_KIND_REQUIRED');
});
