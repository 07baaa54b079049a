import { spawnSync } from 'node:child_process';

/** True if this machine has FFmpeg; without it, what needs it is skipped, visibly. */
export const hasFfmpeg = spawnSync(process.env.FFMPEG_PATH || 'ffmpeg', ['-version']).status === 0;
