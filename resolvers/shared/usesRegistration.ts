import type { GraphClock } from '../../graph/kernel/clock.ts';
import type { Loaders } from '../../graph/upstream/loaders/loaders.ts';

/** The kinds of thing that know what uses them. A domain whose things can be used adds its kind here. */
export type UsedKind =
  | 'DestinationGroup'
  | 'Encoder'
  | 'EncoderChannel'
  | 'EncoderPreset'
  | 'MediaItem'
  | 'Playlist'
  | 'RtmpDestination'
  | 'WebChannel'
  | 'SocialAccount'
  | 'WebPreset';

/** A thing whose users are looked for. */
export interface Used {
  id: string;
  /** The organization it belongs to. */
  customerId: string;
}

/** Kinds of using objects; the values of UseKind in schema/base.graphql. */
export type UseKind =
  | 'EVENT'
  | 'ENCODER'
  | 'ENCODER_CHANNEL'
  | 'VIDEO'
  | 'WEB_DESTINATION'
  | 'DESTINATION'
  | 'DESTINATION_GROUP'
  | 'POST'
  | 'WEB_CHANNEL'
  | 'USER'
  | 'VENUE'
  | 'PLAYLIST';

/** One user of a thing. */
export interface UseRecord {
  kind: UseKind;
  id: string;
  name: string;
  /** When it uses it next, or since when; null where time says nothing. */
  startsAt: string | null;
}

/** Context of lookups of uses: loaders of the operation, so that fifty objects cost as much as one. */
export interface UsesContext {
  loaders: Loaders;
  clock: GraphClock;
}

/** Finds what of one domain uses a thing. */
export type FindUses = (used: Used, context: UsesContext) => Promise<readonly UseRecord[]>;

/** Lookup functions of a domain by kind of used object. */
export type Registration = Readonly<Partial<Record<UsedKind, FindUses>>>;
