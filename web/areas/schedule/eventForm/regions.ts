import type { EventChoices } from './eventChoices.ts';
import { usesEncoder, type EventValues } from './eventValues.ts';

/** An encoder channel and a web channel that lie in different regions. */
export interface RegionMismatch {
  webChannel: string;
  webRegion: string;
  encoderChannel: string;
  encoderRegion: string;
}

/** Destinations in a different region than the encoder channel (EVT-16), including those of a group. */
export function regionMismatches(
  values: EventValues,
  { encoderChannels, webChannels, groups }: EventChoices,
): RegionMismatch[] {
  const from = encoderChannels.find(({ id }) => id === values.encoderChannelId);
  if (!usesEncoder(values.type) || !from?.region) return [];
  const group = groups.find(({ id }) => id === values.destinationGroupId);
  const further = group?.destinations.filter(({ kind }) => kind === 'EMBED') ?? [];
  const ids = [
    ...values.destinations.map(({ webChannelId }) => webChannelId),
    group?.webChannel?.id,
    ...further.map(({ destinationId }) => destinationId),
  ];
  return [...new Set(ids.filter(Boolean))].flatMap((id) => {
    const to = webChannels.find((one) => one.id === id);
    if (!to?.region || to.region.id === from.region?.id) return [];
    return [
      {
        webChannel: to.name,
        webRegion: to.region.name,
        encoderChannel: from.name,
        encoderRegion: from.region?.name ?? '',
      },
    ];
  });
}
