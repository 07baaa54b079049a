import { boolean, date, object, string, type InferType } from 'yup';
import { formatReason, type ReasonMessage } from '../reasons/said.ts';
import { PUBLISH_STATES } from './media.ts';
import type { PublishStateName } from './mediaEdits.ts';
import { tooLong } from './names.ts';
import { isSocial, POST_MESSAGES, postFields, YOUTUBE_TITLE_MAX } from './socialPosts.ts';

/** Rules of content destinations that are there already, shared by the web, the graph and the platform. */

/** Longest title (WEB-01). */
export const DESTINATION_TITLE_MAX = 128;
/** Longest description. */
export const DESTINATION_DESCRIPTION_MAX = 5_000;
/** Destinations that are stopped at once (C-134). */
export const STOP_MAX = 100;

/** Messages of refused changes to a destination. */
export const DESTINATION_MESSAGES = {
  descriptionLong: ({ value }: { value: string }) =>
    formatReason('DESTINATION_DESCRIPTION_TOO_LONG', {
      limit: DESTINATION_DESCRIPTION_MAX,
      length: value.length,
    }),
  runs: formatReason('DESTINATION_RUNS'),
  buttonStays: formatReason('DESTINATION_BUTTON_STAYS'),
  publishState: formatReason('PUBLISH_STATE_REQUIRED'),
  publishArrow: formatReason('DESTINATION_PUBLISHED_ALREADY'),
  publishTime: formatReason('DESTINATION_PUBLISH_TIME'),
  notReplayed: formatReason('DESTINATION_NOT_REPLAYED'),
} as const;

const text = () =>
  string()
    .trim()
    .matches(/^[^<>]*$/, { message: POST_MESSAGES.brackets, excludeEmptyString: true });

/** Texts of a destination by its kind (WEB-01, WEB-02, DST-01 to DST-03). */
export const destinationTexts = {
  title: text()
    .required(POST_MESSAGES.titleRequired)
    .max(DESTINATION_TITLE_MAX, tooLong(DESTINATION_TITLE_MAX))
    .when('kind', {
      is: 'YOUTUBE',
      then: (rule) => rule.max(YOUTUBE_TITLE_MAX, POST_MESSAGES.titleLong),
    }),
  description: text()
    .nullable()
    .max(DESTINATION_DESCRIPTION_MAX, DESTINATION_MESSAGES.descriptionLong)
    .when('kind', { is: isSocial, then: (rule) => rule.required(POST_MESSAGES.descriptionRequired) }),
} as const;

/** Editable fields of a destination, in addition to its `kind` (DST-01 to DST-03, DST-05, DST-06). */
export const contentDestinationSchema = object({
  kind: string(),
  ...destinationTexts,
  hasButton: postFields.hasButton,
  buttonText: postFields.buttonText,
  buttonUrl: postFields.buttonUrl,
  thumbnailFileId: string().nullable(),
});

/** True if viewers see it, from when, and whether its web channel replays it (DST-23). */
export const publishDestinationSchema = object({
  publishState: string().oneOf(PUBLISH_STATES, DESTINATION_MESSAGES.publishState),
  publishAt: date().typeError(DESTINATION_MESSAGES.publishTime).nullable(),
  nextReplay: boolean(),
});
export type PublishDestinationInput = InferType<typeof publishDestinationSchema>;

/** Reason why a destination cannot change from one publish state to another, or null (STM-10, DST-26). */
export function publishProblem(
  from: PublishStateName,
  to: PublishStateName,
  publishAt: Date | null | undefined,
  now: Date,
): ReasonMessage | null {
  if (to !== 'scheduled_published') return null;
  if (from === 'published') return DESTINATION_MESSAGES.publishArrow;
  return publishAt && publishAt > now ? null : DESTINATION_MESSAGES.publishTime;
}
