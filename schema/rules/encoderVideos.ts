/** Rules of encoder videos, shared by the web, the graph and the platform. */

/** What an encoder video does at present (GOL-06). */
export const ENCODER_VIDEO_STATUSES = ['LIVE', 'NO_INPUT', 'OFFLINE', 'STOPPED', 'STOPPING'] as const;
export type EncoderVideoStatus = (typeof ENCODER_VIDEO_STATUSES)[number];
