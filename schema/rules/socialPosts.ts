import { boolean, string } from 'yup';
import { formatReason } from '../reasons/said.ts';
import { PUBLISH_STATES } from './media.ts';

/** Rules of what goes to Facebook and YouTube; shared by the forms, the graph and the platform. */

/** Longest title on YouTube (DST-03). */
export const YOUTUBE_TITLE_MAX = 100;
/** Longest text of a call-to-action button (DST-05). */
export const POST_BUTTON_TEXT_MAX = 12;
/** Longest address that a call-to-action button opens. */
export const POST_BUTTON_URL_MAX = 2048;
/** Audiences of a destination (DST-24). */
export const PRIVACIES = ['private', 'org', 'public'] as const;

/** Messages of broken rules. */
export const POST_MESSAGES = {
  titleRequired: formatReason('POST_TITLE_REQUIRED'),
  descriptionRequired: formatReason('POST_DESCRIPTION_REQUIRED'),
  brackets: formatReason('POST_ANGLE_BRACKETS'),
  titleLong: ({ value }: { value: string }) =>
    formatReason('YOUTUBE_TITLE_TOO_LONG', { limit: YOUTUBE_TITLE_MAX, length: value.length }),
  accountRequired: formatReason('POST_ACCOUNT_REQUIRED'),
  destinationRequired: formatReason('POST_DESTINATION_REQUIRED'),
  privacyRequired: formatReason('POST_PRIVACY_REQUIRED'),
  publishRequired: formatReason('POST_PUBLISH_STATUS_REQUIRED'),
  buttonRequired: formatReason('POST_BUTTON_TEXT_REQUIRED'),
  buttonLong: ({ value }: { value: string }) =>
    formatReason('POST_BUTTON_TEXT_TOO_LONG', { limit: POST_BUTTON_TEXT_MAX, length: value.length }),
  urlRequired: formatReason('POST_BUTTON_URL_REQUIRED'),
  urlFormat: formatReason('CALL_TO_ACTION_URL_FORMAT'),
  urlLong: formatReason('CALL_TO_ACTION_URL_TOO_LONG', { limit: POST_BUTTON_URL_MAX }),
} as const;

/** True if a kind of destination is a social one, to which DST-01 to DST-05 apply. */
export function isSocial(kind: unknown): boolean {
  return kind === 'FACEBOOK' || kind === 'YOUTUBE';
}

const isYouTube = (kind: unknown) => kind === 'YOUTUBE';
const text = () =>
  string()
    .trim()
    .nullable()
    .matches(/^[^<>]*$/, { message: POST_MESSAGES.brackets, excludeEmptyString: true });

type Text = ReturnType<typeof text>;
/** Texts of a button that is off are ignored. */
const unsaid = (rule: Text) => rule.transform(() => null);

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s/?#\\]+[^\s\\]*$/i.test(url) && URL.canParse(url);
}

/**
 * Texts of a destination on Facebook or YouTube, in addition to its `kind` (DST-01 to DST-06). Not checked for other
 * kinds.
 */
export const postFields = {
  title: text()
    .when('kind', { is: isSocial, then: (rule) => rule.required(POST_MESSAGES.titleRequired) })
    .when('kind', { is: isYouTube, then: (rule) => rule.max(YOUTUBE_TITLE_MAX, POST_MESSAGES.titleLong) }),
  description: text().when('kind', {
    is: isSocial,
    then: (rule) => rule.required(POST_MESSAGES.descriptionRequired),
  }),
  accountId: string()
    .nullable()
    .when('kind', { is: isSocial, then: (rule) => rule.required(POST_MESSAGES.accountRequired) }),
  privacy: string()
    .nullable()
    .oneOf([...PRIVACIES, null], POST_MESSAGES.privacyRequired)
    .when('kind', { is: isSocial, then: (rule) => rule.required(POST_MESSAGES.privacyRequired) }),
  publishStatus: string()
    .nullable()
    .oneOf([...PUBLISH_STATES, null], POST_MESSAGES.publishRequired)
    .when('kind', { is: isSocial, then: (rule) => rule.required(POST_MESSAGES.publishRequired) }),
  crosspost: boolean().default(false),
  hasButton: boolean().default(false),
  buttonText: string()
    .trim()
    .nullable()
    .max(POST_BUTTON_TEXT_MAX, POST_MESSAGES.buttonLong)
    .when('hasButton', {
      is: true,
      then: (rule) => rule.required(POST_MESSAGES.buttonRequired),
      otherwise: unsaid,
    }),
  buttonUrl: string()
    .trim()
    .nullable()
    .max(POST_BUTTON_URL_MAX, POST_MESSAGES.urlLong)
    .test('url', POST_MESSAGES.urlFormat, (url) => !url || isWebAddress(url))
    .when('hasButton', {
      is: true,
      then: (rule) => rule.required(POST_MESSAGES.urlRequired),
      otherwise: unsaid,
    }),
} as const;
