import type { EncoderChannelResolvers } from '../__generated__/types.ts';
import { pageSize } from '../../graph/kernel/connection.ts';
import { listEncoderChannelSchedules } from '../../graph/upstream/rest/encoders/settings.ts';
import type { Extending } from '../shared/parents.ts';
import { getScheduleBucket } from './buckets.ts';
import { videosOfSubject } from './encoderVideos.ts';

/** Most occurrences that a channel tells. */
const MOST = 100;

/** Schedule fields of EncoderChannel. */
export const EncoderChannel = {
  schedules: async (channel, { first }, { rest, clock }) => {
    const most = pageSize(first, MOST);
    const now = clock.now();
    const events = await listEncoderChannelSchedules(rest, channel.id);
    return events
      .flatMap(({ occurrences }) => occurrences)
      .filter((item) => getScheduleBucket(item, now) !== 'PAST')
      .sort((a, b) => a.startDay.localeCompare(b.startDay))
      .slice(0, most);
  },
  encoderVideos: videosOfSubject,
  events: videosOfSubject,
} satisfies Extending<EncoderChannelResolvers>;
