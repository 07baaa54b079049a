import { array, object, string } from 'yup';
import { formatReason } from '../reasons/said.ts';

/** Rules of decoders and of what they load, shared by the web, the graph and the platform. */

/** Most encoder videos, and most venues, that one order to load names (value chosen: as commands to encoders). */
export const LOAD_MAX = 100;
/** Most encoder videos that a decoder keeps: those loaded first go first (value chosen). */
export const LOADED_EVENTS_MAX = 100;

/** Most decoders that sign in with the login of one venue (value chosen: one plays, the others are spares). */
export const DECODERS_PER_VENUE_MAX = 10;

/** Refused list, as passed to rule messages. */
interface Refused {
  value?: { length: number } | null;
}

/** Messages of refused requests to load (C-020). */
export const DECODER_MESSAGES = {
  eventCount: ({ value }: Refused) =>
    formatReason('ENCODER_VIDEO_COUNT', { limit: LOAD_MAX, count: value?.length ?? 0 }),
  venueCount: ({ value }: Refused) =>
    formatReason('VENUE_COUNT', { limit: LOAD_MAX, count: value?.length ?? 0 }),
  eventUnknown: (id: string) => formatReason('ENCODER_VIDEO_UNKNOWN', { value: id }),
  eventEmpty: (name: string) => formatReason('ENCODER_VIDEO_EMPTY', { name }),
  venueUnknown: formatReason('VENUE_UNKNOWN'),
  /** VEN-12. */
  noDecoder: formatReason('VENUE_WITHOUT_DECODER'),
  tooMany: (count: number) => formatReason('DECODERS_TOO_MANY', { limit: DECODERS_PER_VENUE_MAX, count }),
  /** VEN-14. */
  channelHidden: (names: string) => formatReason('VENUE_CHANNEL_HIDDEN', { names }),
} as const;

/** Each id counts once. */
const ids = (message: (refused: Refused) => string) =>
  array(string().defined())
    .transform((given: unknown) => (Array.isArray(given) ? [...new Set(given)] : given))
    .default([])
    .min(1, message as never)
    .max(LOAD_MAX, message as never);

/** Encoder videos to load, and the venues (C-020, LIB-17). */
export const loadEventsSchema = object({
  eventIds: ids(DECODER_MESSAGES.eventCount),
  venueIds: ids(DECODER_MESSAGES.venueCount),
});
