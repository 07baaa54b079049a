import { RETRY_DELAYS_MS } from '../../../graph/upstream/client/retry.ts';
import { DESTINATION_TITLE_MAX } from '../../../schema/rules/contentDestinations.ts';
import { EXPORT_MAX_PAGES, EXPORT_PAGE_ROWS } from '../../../schema/rules/analytics.ts';
import { CUE_NAME_MAX } from '../../../schema/rules/cues.ts';
import { GROUP_NAME_MAX } from '../../../schema/rules/destinationGroups.ts';
import { CHANNEL_NAME_MAX } from '../../../schema/rules/encoderChannels.ts';
import { PRESET_NAME_MAX } from '../../../schema/rules/encoderPresets.ts';
import { FAST_POLL_MS } from '../../../schema/rules/encoderTimes.ts';
import { ENCODER_NAME_MAX } from '../../../schema/rules/encoders.ts';
import { EVENT_NAME_MAX } from '../../../schema/rules/events.ts';
import { OUTPUT_NAME_MAX, STREAM_KEY_MAX, STREAM_URL_MAX } from '../../../schema/rules/liveOutputs.ts';
import { PLAYLIST_NAME_MAX, TAGS_MAX, TITLE_MAX } from '../../../schema/rules/media.ts';
import { CALL_TO_ACTION_TEXT_MAX, PROFILE_NAME_MAX } from '../../../schema/rules/playerProfiles.ts';
import { REEL_MAX_SECONDS } from '../../../schema/rules/posts.ts';
import { QR_OVERLAY_NAME_MAX, QR_URL_MAX } from '../../../schema/rules/qrOverlays.ts';
import { VIEW_URL_MAX } from '../../../schema/rules/rtmpDestinations.ts';
import { POST_BUTTON_TEXT_MAX, YOUTUBE_TITLE_MAX } from '../../../schema/rules/socialPosts.ts';
import { SOCIAL_RENEWAL_DAYS } from '../../../schema/rules/social.ts';
import { STREAM_DELAY, WEB_CHANNEL_NAME_MAX } from '../../../schema/rules/webChannels.ts';
import { WEB_PRESET_NAME_MAX } from '../../../schema/rules/webPresets.ts';

const NAMES_AND_TITLES = [
  ...[CHANNEL_NAME_MAX, CUE_NAME_MAX, DESTINATION_TITLE_MAX, ENCODER_NAME_MAX, EVENT_NAME_MAX],
  ...[PLAYLIST_NAME_MAX, PRESET_NAME_MAX, PROFILE_NAME_MAX, QR_OVERLAY_NAME_MAX, TITLE_MAX],
];

const LIMITS: [string, number[], number][] = [
  ['names and titles', NAMES_AND_TITLES, 128],
  ['names of RTMP destinations and titles on YouTube', [OUTPUT_NAME_MAX, YOUTUBE_TITLE_MAX], 100],
  ['tags', [TAGS_MAX], 150],
  ['addresses of QR codes', [QR_URL_MAX], 213],
  ['stream keys and addresses', [STREAM_KEY_MAX, STREAM_URL_MAX], 10_000],
  ['view addresses', [VIEW_URL_MAX], 2048],
  ['names of destination groups and web presets', [GROUP_NAME_MAX, WEB_PRESET_NAME_MAX], 50],
  ['names of web channels', [WEB_CHANNEL_NAME_MAX], 40],
  ['texts of buttons', [CALL_TO_ACTION_TEXT_MAX, POST_BUTTON_TEXT_MAX], 12],
];
test.each(LIMITS)('CON-03 %s have one limit', (_what, limits, limit) => {
  expect(new Set(limits)).toEqual(new Set([limit]));
});

const CONSTANTS: [string, number[], number][] = [
  ['names and titles', NAMES_AND_TITLES, 128],
  ['milliseconds between polls of what is on its way', [FAST_POLL_MS], 5_000],
  ['stream keys and addresses', [STREAM_KEY_MAX, STREAM_URL_MAX], 10_000],
  [
    'RTMP names, YouTube titles and export pages',
    [OUTPUT_NAME_MAX, YOUTUBE_TITLE_MAX, EXPORT_MAX_PAGES],
    100,
  ],
  [
    'rows of an export’s page, and milliseconds before the first retry',
    [EXPORT_PAGE_ROWS, RETRY_DELAYS_MS[0]],
    1_000,
  ],
  [
    'shortest stream delay in seconds, days of Facebook access, and longest Reel in seconds',
    [STREAM_DELAY.minimum, SOCIAL_RENEWAL_DAYS, REEL_MAX_SECONDS],
    90,
  ],
  ['longest stream delay in seconds', [STREAM_DELAY.maximum], 600],
];
test.each(CONSTANTS)('CON-02 %s are the constant as it was read', (_what, constants, value) => {
  expect(new Set(constants)).toEqual(new Set([value]));
});
