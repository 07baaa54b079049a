import type { Loaders } from '../../graph/upstream/loaders/loaders.ts';
import { codedError } from '../../graph/kernel/errors.ts';
import { RestError } from '../../graph/kernel/restError.ts';
import { BACKGROUND_PROFILE_ID } from '../../schema/rules/playerProfiles.ts';
import type { EntityRecords, QueryResolvers } from '../__generated__/types.ts';

/** Things that `nodes` finds at once. */
const NODES_MAX = 100;
/** Statuses that say of a thing that it is not there, or not the caller's to see. */
const UNSEEN: ReadonlySet<number> = new Set([400, 403, 404]);

type NodeName = keyof EntityRecords;
type Stub = { [Name in NodeName]: { __typename: Name; id: string } }[NodeName];

/** Lookup per type. A missing type with a key fails the type check. */
const FIND: Readonly<Record<NodeName, (loaders: Loaders, id: string) => unknown>> = {
  ApiClient: ({ apiClient }, id) => apiClient.load(id),
  ContentDestination: ({ contentDestination }, id) => contentDestination.load(id),
  Customer: ({ customer }, id) => customer.load(id),
  DestinationGroup: ({ destinationGroup }, id) => destinationGroup.load(id),
  Encoder: ({ encoder }, id) => encoder.load(id),
  EncoderChannel: ({ encoderChannel }, id) => encoderChannel.load(id),
  EncoderPreset: ({ encoderPreset }, id) => encoderPreset.load(id),
  EncoderVideo: ({ encoderVideo }, id) => encoderVideo.load(id),
  Event: ({ event }, id) => event.load(id),
  MediaItem: ({ mediaItem }, id) => mediaItem.load(id),
  PlayerProfile: ({ playerProfile }, id) => id === BACKGROUND_PROFILE_ID || playerProfile.load(id),
  Playlist: ({ playlist }, id) => playlist.load(id),
  Post: ({ post }, id) => post.load(id),
  QrOverlay: ({ qrOverlay }, id) => qrOverlay.load(id),
  Region: ({ region }, id) => region.load(id),
  RtmpDestination: ({ rtmpDestination }, id) => rtmpDestination.load(id),
  SocialAccount: ({ socialAccount }, id) => socialAccount.load(id),
  User: ({ user }, id) => user.load(id),
  Venue: ({ venue }, id) => venue.load(id),
  WebChannel: ({ webChannel }, id) => webChannel.load(id),
  WebPreset: ({ webPreset }, id) => webPreset.load(id),
};

/** Types whose home this domain is: as a subgraph of its own it answers them whole. */
const OWN: ReadonlySet<string> = new Set<NodeName>(['ApiClient', 'Customer', 'Region', 'User']);

/**
 * A thing by `Type:id`, as a stub that its home completes out of the same loader; null for what is no such id, is not
 * there, or is not the caller's to see.
 */
async function nodeOf(loaders: Loaders, nodeId: string): Promise<Stub | null> {
  const [, name = '', id = ''] = /^(\w+):(.+)$/.exec(nodeId) ?? [];
  if (!Object.hasOwn(FIND, name)) return null;
  const stub = { __typename: name, id } as Stub;
  try {
    const found = await FIND[stub.__typename](loaders, id);
    if (!found) return null;
    return OWN.has(name) ? { ...found, ...stub } : stub;
  } catch (error) {
    if (error instanceof RestError && UNSEEN.has(error.status)) return null;
    throw error;
  }
}

/** Things of any type by what they are and their ids. */
export const nodeQueries = {
  node: (_root, { id }, { loaders }) => nodeOf(loaders, id),
  nodes: (_root, { ids }, { loaders }) => {
    if (ids.length > NODES_MAX) {
      throw codedError(
        'BAD_USER_INPUT',
        `At most ${NODES_MAX} ids can be asked for; ${ids.length} were given.`,
      );
    }
    // The generated types know no nulls in a list of promises.
    return ids.map((id) => nodeOf(loaders, id) as Promise<Stub>);
  },
} satisfies QueryResolvers;
