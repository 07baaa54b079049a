import { array, boolean, number, object, string, type InferType } from 'yup';
import { tooLong } from './names.ts';
import { formatReason } from '../reasons/said.ts';

/** Rules of encoder channels, shared by the forms, the graph and the platform. */

/** Letters, numbers, spaces, underscores and dashes (CHN-01). */
export const CHANNEL_NAME = /^[A-Za-z0-9 _-]+$/;
/** Longest name, as of all names and titles. */
export const CHANNEL_NAME_MAX = 128;
/** Fewest and most days that a channel keeps video (CHN-03). */
export const CHANNEL_DELETE_AFTER = { minimum: 1, maximum: 30 } as const;
/** Range that viewers of a live stream can rewind, in seconds (chosen value: the specification has no default). */
export const CHANNEL_DVR_WINDOW = { minimum: 30, maximum: 1800, usual: 120 } as const;
/** Most users and venues of a channel. */
export const CHANNEL_USERS_MAX = 1000;

/** Messages of broken rules. */
export const CHANNEL_MESSAGES = {
  nameRequired: formatReason('NAME_REQUIRED'),
  nameLong: tooLong(CHANNEL_NAME_MAX),
  nameCharacters: ({ value }: { value: string }) => formatReason('NAME_CHARACTERS', { value }),
  deleteAfter: ({ value }: { value: unknown }) =>
    formatReason('VIDEO_KEPT_DAYS', { ...CHANNEL_DELETE_AFTER, value: shown(value) }),
  deleteAfterRequired: formatReason('VIDEO_KEPT_REQUIRED'),
  dvrWindow: ({ value }: { value: unknown }) => {
    const { minimum, maximum } = CHANNEL_DVR_WINDOW;
    return formatReason('DVR_WINDOW_SECONDS', { minimum, maximum, value: shown(value) });
  },
  usersMany: formatReason('CHANNEL_USERS_TOO_MANY', { limit: CHANNEL_USERS_MAX }),
  userTwice: formatReason('CHANNEL_USER_TWICE'),
  userUnknown: formatReason('CHANNEL_USER_UNKNOWN'),
  viewOnly: formatReason('CHANNEL_VIEW_ONLY'),
  keyLost: formatReason('CHANNEL_KEY_LOST'),
} as const;

/** The refused value as people typed it. */
function shown(value: unknown): string {
  return value === null || value === undefined || Number.isNaN(value) ? 'empty' : String(value);
}

const deleteAfter = number()
  // Forms represent null as empty text.
  .transform((value: unknown, given: unknown) => (given === '' ? undefined : value))
  .typeError(CHANNEL_MESSAGES.deleteAfter)
  .required(CHANNEL_MESSAGES.deleteAfterRequired)
  .integer(CHANNEL_MESSAGES.deleteAfter)
  .min(CHANNEL_DELETE_AFTER.minimum, CHANNEL_MESSAGES.deleteAfter)
  .max(CHANNEL_DELETE_AFTER.maximum, CHANNEL_MESSAGES.deleteAfter);

const dvrWindowSeconds = number()
  .typeError(CHANNEL_MESSAGES.dvrWindow)
  .default(CHANNEL_DVR_WINDOW.usual)
  .integer(CHANNEL_MESSAGES.dvrWindow)
  .min(CHANNEL_DVR_WINDOW.minimum, CHANNEL_MESSAGES.dvrWindow)
  .max(CHANNEL_DVR_WINDOW.maximum, CHANNEL_MESSAGES.dvrWindow);

/** Users and venues with access to a channel, each once (USR-09, VEN-14). */
export const channelUsersSchema = array(
  object({ userId: string().required(), viewOnly: boolean().default(false) }),
)
  .default([])
  .max(CHANNEL_USERS_MAX, CHANNEL_MESSAGES.usersMany)
  .test(
    'unique',
    CHANNEL_MESSAGES.userTwice,
    (users) => new Set((users ?? []).map(({ userId }) => userId)).size === (users?.length ?? 0),
  );

/** An encoder channel as a whole: a new one, or what one becomes by a change (CHN-01 to CHN-03). */
export const encoderChannelSchema = object({
  name: string()
    .trim()
    .required(CHANNEL_MESSAGES.nameRequired)
    .max(CHANNEL_NAME_MAX, CHANNEL_MESSAGES.nameLong)
    .matches(CHANNEL_NAME, { message: CHANNEL_MESSAGES.nameCharacters, excludeEmptyString: true }),
  regionId: string().nullable().default(null),
  deleteAfter,
  dvrWindowSeconds,
  lanOnly: boolean().default(false),
});

/** A new encoder channel with those who may use it (C-100). */
export const createEncoderChannelSchema = encoderChannelSchema.shape({ users: channelUsersSchema });

/** The list of C-098, under the name that its messages have. */
export const setChannelUsersSchema = object({ users: channelUsersSchema });

/** Fields of an encoder channel. */
export type EncoderChannelFields = InferType<typeof encoderChannelSchema>;
