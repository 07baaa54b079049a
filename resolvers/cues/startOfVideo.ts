import type { CueRecord } from '../../graph/rest/cues.ts';

/** The cue that every video has: generated, so it cannot be changed or removed (CUE-07). */
export const START_OF_VIDEO: CueRecord = {
  uuid: 'start-of-video',
  position: '00:00:00.000',
  name: 'Start of video (automatically generated)',
  userName: 'system-user',
  userId: 'system-user',
  visibility: 'shared',
};
