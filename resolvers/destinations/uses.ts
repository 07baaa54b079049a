import type { ContentDestinationRecord } from '../../graph/upstream/rest/destinations/destinations.ts';
import { destinationState } from './words.ts';
import type { Registration, Used, UseRecord, UsesContext } from '../shared/usesRegistration.ts';

type IsFed = (destination: ContentDestinationRecord) => boolean;

const ENDED: readonly string[] = ['STOPPED', 'ABORTED', 'ERROR'];
const WEB_KINDS: readonly string[] = ['EMBED', 'SAVEONLY'];

/**
 * Destinations that were asked to start and have not ended. A preset is also told the web destinations of events
 * that are planned with it, for some presets may not feed them (EPR-07).
 */
export const destinationUses: Registration = {
  MediaItem: (used, context) => showing('video', used, context),
  Playlist: (used, context) => showing('playlist', used, context),
  Encoder: (used, context) => running(used, context, (row) => row.encoderId === used.id),
  EncoderChannel: (used, context) => running(used, context, (row) => row.eventProfileId === used.id),
  EncoderPreset: async (used, context) => {
    const isFed = await fedByPreset(used, context);
    const now = await running(used, context, isFed);
    const names = new Set(now.map(({ name }) => name));
    const rows = await context.loaders.everyDestination.load(used.customerId);
    const later = rows.filter((row) => isOpen(row) && !row.startRequestTime && isWeb(row) && isFed(row));
    // An event that repeats has the same destinations each time.
    const planned = later.filter(({ title }) => !names.has(title) && names.add(title)).map(useOf);
    return [...now, ...planned];
  },
  WebPreset: async (used, context) =>
    oncePerName(await ahead(used, context, (row) => row.webPresetId === used.id)),
  WebChannel: async (used, context) =>
    oncePerName(await ahead(used, context, (row) => row.webEventProfileId === used.id)),
  SocialAccount: async (used, context) => {
    const [rows, planned] = await Promise.all([
      ahead(used, context, (row) => row.accountId === used.id),
      postsTo(used, context),
    ]);
    return [...oncePerName(rows), ...planned];
  },
  RtmpDestination: async (used, context) => {
    const [rows, streaming] = await Promise.all([
      ahead(used, context, (row) => row.kind === 'RTMP' && row.destinationId === used.id),
      streamingTo(used, context),
    ]);
    return [...oncePerName(rows), ...streaming];
  },
};

/** Destinations that run, and those of events that are still to come; one of a past event that never started is neither. */
async function ahead(
  { customerId }: Used,
  { loaders }: UsesContext,
  isMeant: IsFed,
): Promise<ContentDestinationRecord[]> {
  const rows = (await loaders.everyDestination.load(customerId)).filter((row) => isOpen(row) && isMeant(row));
  if (rows.every(({ startRequestTime }) => startRequestTime)) return rows;
  const planned = new Set((await loaders.planned.load(customerId)).map(({ id }) => id));
  return rows.filter(
    ({ startRequestTime, occurrenceId }) =>
      startRequestTime || (occurrenceId !== null && planned.has(occurrenceId)),
  );
}

/** An event that repeats has the same destinations each time; the one that runs comes first. */
function oncePerName(rows: readonly ContentDestinationRecord[]): UseRecord[] {
  const names = new Set<string>();
  const running = rows.filter(({ startRequestTime }) => startRequestTime);
  const planned = rows.filter(({ startRequestTime }) => !startRequestTime);
  return [...running, ...planned].filter(({ title }) => !names.has(title) && names.add(title)).map(useOf);
}

/** Saved videos that are to be posted with an account; what tells of an event is told with that. */
async function postsTo({ id, customerId }: Used, { loaders }: UsesContext): Promise<UseRecord[]> {
  const posts = await loaders.plannedPosts.load(customerId);
  return posts
    .filter(
      ({ accountId, scheduleId, state }) =>
        accountId === id && scheduleId === null && (state === 'EDITABLE' || state === 'LOCKED'),
    )
    .map(({ uuid, title, publishAt }) => ({ kind: 'POST', id: uuid, name: title, startsAt: publishAt }));
}

/** Web channels that play a saved video or a playlist while nothing is live (WCH-09). */
async function showing(
  what: 'video' | 'playlist',
  { id, customerId }: Used,
  { loaders }: UsesContext,
): Promise<UseRecord[]> {
  const channels = await loaders.webChannel.list(customerId);
  return channels
    .filter(({ offlineContent: { kind, mediaId, playlistId } }) => {
      const played = what === 'video' ? mediaId : playlistId;
      return kind === what && played === id;
    })
    .map(({ uuid, name }) => ({ kind: 'WEB_CHANNEL', id: uuid, name, startsAt: null }));
}

/** The encoder channel or saved video that is sent to an RTMP destination, until the stream is stopped or has ended. */
async function streamingTo({ id, customerId }: Used, { loaders }: UsesContext): Promise<UseRecord[]> {
  const stream = (await loaders.rtmpDestination.loadOf(customerId, id))?.stream;
  if (!stream || stream.state === 'IDLE' || stream.state === 'STOPPED') return [];
  const { encoderChannelId, mediaId, since: startsAt } = stream;
  if (mediaId !== null) {
    const video = stream.state === 'ERROR' ? null : await loaders.mediaItem.load(mediaId);
    return video ? [{ kind: 'VIDEO', id: mediaId, name: video.title, startsAt }] : [];
  }
  const channel = encoderChannelId && (await loaders.encoderChannel.loadOf(customerId, encoderChannelId));
  if (!channel) return [];
  return [{ kind: 'ENCODER_CHANNEL', id: channel.uuid, name: channel.name, startsAt }];
}

const isWeb = ({ kind }: ContentDestinationRecord) => WEB_KINDS.includes(kind);
const isOpen = ({ status }: ContentDestinationRecord) => !ENDED.includes(destinationState(status));

/** Through an encoder that is set to the preset, or through an event that is planned with it. */
async function fedByPreset({ id, customerId }: Used, { loaders }: UsesContext): Promise<IsFed> {
  const [encoders, items] = await Promise.all([
    loaders.encoder.list(customerId),
    loaders.planned.load(customerId),
  ]);
  const set = new Set(encoders.filter((row) => row.encoderPresetId === id).map(({ uuid }) => uuid));
  const planned = new Set(items.filter((item) => item.encoderPresetId === id).map((item) => item.id));
  return ({ encoderId, occurrenceId }) =>
    (encoderId !== null && set.has(encoderId)) || (occurrenceId !== null && planned.has(occurrenceId));
}

async function running({ customerId }: Used, { loaders }: UsesContext, isFed: IsFed): Promise<UseRecord[]> {
  const rows = await loaders.everyDestination.load(customerId);
  return rows.filter((row) => row.startRequestTime && isOpen(row) && isFed(row)).map(useOf);
}

function useOf(row: ContentDestinationRecord): UseRecord {
  return {
    kind: isWeb(row) ? 'WEB_DESTINATION' : 'DESTINATION',
    id: row.id,
    name: row.title,
    startsAt: row.startedAt ?? row.startRequestTime,
  };
}
