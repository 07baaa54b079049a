import { readEncoderReadings } from '../../graph/upstream/rest/encoders/logs.ts';
import {
  DEFAULT_READING_RESOLUTION,
  type ReadingResolutionMinutes,
} from '../../schema/rules/encoderHealth.ts';
import type { EncoderResolvers, ReadingResolution } from '../__generated__/types.ts';

const MINUTES: Record<ReadingResolution, ReadingResolutionMinutes> = {
  MINUTE: 1,
  FIVE_MINUTES: 5,
  QUARTER_HOUR: 15,
  HOUR: 60,
};
import { newest } from '../shared/lists.ts';

/** Minutes of a day. */
const READINGS_MAX = 1440;

/** An encoder's stored readings of the last 24 hours. */
export const encoderReadingFields = {
  readings: async (encoder, { after, resolution }, { rest }) => {
    const readings = await readEncoderReadings(rest, encoder.uuid, {
      ...(after ? { after } : {}),
      resolution: resolution ? MINUTES[resolution] : DEFAULT_READING_RESOLUTION,
    });
    return newest(readings, READINGS_MAX);
  },
} satisfies EncoderResolvers;
