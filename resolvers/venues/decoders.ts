import type { MonitoredDecoderRecord } from '../../graph/upstream/rest/encoders/encoders.ts';
import type {
  DecoderRecord,
  DuplicateLoginRecord,
  VenueRecord,
} from '../../graph/upstream/rest/venues/venues.ts';

type Monitored = readonly MonitoredDecoderRecord[];

/**
 * The decoder of a venue: what the venue says of the one that is signed in, merged with what monitoring hears under
 * the venue's user name (VEN-10). Monitoring hears of it sooner, so its word wins. Of several under one login
 * (MON-04) the signed-in one counts; when the venue knows of none, the one that reported last.
 */
export function findDecoder(venue: VenueRecord, monitored: Monitored): DecoderRecord | null {
  const { decoder } = venue;
  if (decoder) return { ...decoder, ...monitored.find(({ serial }) => serial === decoder.serial), venue };
  const byReport = [...monitored].sort((a, b) => (b.lastUpdate ?? '').localeCompare(a.lastUpdate ?? ''));
  return byReport[0] ? { ...byReport[0], venue } : null;
}

/** Decoders that monitoring hears under a venue's user name while another one is its decoder (MON-04, VEN-12). */
export function listRefusedDecoders(venue: VenueRecord, monitored: Monitored): DecoderRecord[] {
  const own = findDecoder(venue, monitored);
  return monitored
    .filter(({ serial }) => serial !== own?.serial)
    .map((decoder) => ({ ...decoder, signedIn: false, venue }));
}

/** User names under which several decoders report (MON-04), in the order that they come in. */
export function duplicatesIn(monitored: Monitored): DuplicateLoginRecord[] {
  const byName = new Map<string, MonitoredDecoderRecord[]>();
  for (const decoder of monitored) {
    const before = byName.get(decoder.userName);
    if (before) before.push(decoder);
    else byName.set(decoder.userName, [decoder]);
  }
  return [...byName.values()]
    .filter(({ length }) => length > 1)
    .map((decoders) => {
      const { userName, fkCustomer: customerId, customerName } = decoders[0]!;
      return { userName, customerId, customerName, decoders };
    });
}
