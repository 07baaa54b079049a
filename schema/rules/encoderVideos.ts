import { object, string } from 'yup';

/** Rules of encoder videos, shared by the web, the graph and the platform. */

/** What an encoder video does at present (GOL-06). */
export const ENCODER_VIDEO_STATUSES = ['LIVE', 'NO_INPUT', 'OFFLINE', 'STOPPED', 'STOPPING'] as const;
export type EncoderVideoStatus = (typeof ENCODER_VIDEO_STATUSES)[number];

/** Longest name of an encoder video (value chosen: as the title of a saved video). */
export const ENCODER_VIDEO_NAME_MAX = 128;

/** What people read when a change of an encoder video breaks a rule. */
export const ENCODER_VIDEO_MESSAGES = {
  nameRequired: 'A name is required.',
  nameLong: `A name has at most ${ENCODER_VIDEO_NAME_MAX} characters.`,
  renamed: 'Somebody else has renamed this video since you opened it.',
  notEnded: 'An encoder video can be deleted once it has ended.',
} as const;

/** The name of an encoder video (C-108). */
export const encoderVideoNameSchema = object({
  name: string()
    .trim()
    .required(ENCODER_VIDEO_MESSAGES.nameRequired)
    .max(ENCODER_VIDEO_NAME_MAX, ENCODER_VIDEO_MESSAGES.nameLong),
});
