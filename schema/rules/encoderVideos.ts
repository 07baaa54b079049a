import { object, string } from 'yup';
import { tooLong } from './names.ts';
import { formatReason } from '../reasons/said.ts';

/** Rules of encoder videos, shared by the web, the graph and the platform. */

/** Statuses of an encoder video (GOL-06). */
export const ENCODER_VIDEO_STATUSES = ['LIVE', 'NO_INPUT', 'OFFLINE', 'STOPPED', 'STOPPING'] as const;
export type EncoderVideoStatus = (typeof ENCODER_VIDEO_STATUSES)[number];

/** Longest name of an encoder video (value chosen: as the title of a saved video). */
export const ENCODER_VIDEO_NAME_MAX = 128;

/** Messages of refused changes to an encoder video. */
export const ENCODER_VIDEO_MESSAGES = {
  nameRequired: formatReason('NAME_REQUIRED'),
  nameLong: tooLong(ENCODER_VIDEO_NAME_MAX),
  notEnded: formatReason('ENCODER_VIDEO_NOT_ENDED'),
} as const;

/** The name of an encoder video (C-108). */
export const encoderVideoNameSchema = object({
  name: string()
    .trim()
    .required(ENCODER_VIDEO_MESSAGES.nameRequired)
    .max(ENCODER_VIDEO_NAME_MAX, ENCODER_VIDEO_MESSAGES.nameLong),
});
