import { array, boolean, object, string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import { tooLong } from './names.ts';
import { postFields } from './socialPosts.ts';

/** Rules of destination groups, shared by the form, the graph and the platform. */

/** Longest name of a group (GRP-02). */
export const GROUP_NAME_MAX = 50;
/** Destinations of a group at most, beside its web channel (value chosen). */
export const GROUP_DESTINATIONS_MAX = 50;

/** The kinds of destination that a group may have (GRP-06); EMBED is a web channel (DST-21). */
export const GROUP_KINDS = ['EMBED', 'RTMP', 'FACEBOOK', 'YOUTUBE'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];
/** Kinds of which a group has each destination once (GRP-05). */
export const KINDS_ONCE: readonly string[] = ['EMBED', 'RTMP'] satisfies GroupKind[];

/** Messages of broken rules of a group. */
export const GROUP_MESSAGES = {
  nameTaken: formatReason('GROUP_NAME_TAKEN'),
  adminNeeded: formatReason('GROUP_ADMIN_NEEDED'),
  noDestination: formatReason('GROUP_DESTINATIONS_REQUIRED'),
  many: formatReason('GROUP_DESTINATIONS_TOO_MANY', { limit: GROUP_DESTINATIONS_MAX }),
  twice: formatReason('GROUP_DESTINATION_TWICE'),
  kind: formatReason('GROUP_DESTINATION_KIND'),
  destinationRequired: formatReason('POST_DESTINATION_REQUIRED'),
  unknown: formatReason('GROUP_DESTINATION_UNKNOWN'),
  channelUnknown: formatReason('ENCODER_CHANNEL_UNKNOWN'),
} as const;

/** Fields that identify a group destination. */
interface Place {
  kind?: unknown;
  destinationId?: unknown;
}

/** The places of a list that name a web channel or RTMP destination a second time; its web channel is the first (GRP-05). */
export function repeated(destinations: readonly Place[], webChannelId?: string | null): number[] {
  const seen = new Set(webChannelId ? [`EMBED ${webChannelId}`] : []);
  return destinations.flatMap(({ kind, destinationId }, at) => {
    if (!KINDS_ONCE.includes(String(kind)) || !destinationId) return [];
    const key = `${String(kind)} ${String(destinationId)}`;
    if (seen.has(key)) return [at];
    seen.add(key);
    return [];
  });
}

/** One destination of a group: which it is, and for Facebook and YouTube what it says there (DST-01 to DST-06). */
const destinationSchema = object({
  kind: string().required(GROUP_MESSAGES.kind).oneOf(GROUP_KINDS, GROUP_MESSAGES.kind),
  destinationId: string().required(GROUP_MESSAGES.destinationRequired),
  ...postFields,
});

/** The rules that a group has by the name that its web channel goes by. */
function groupRules(webChannel: string) {
  const webChannelOf = (parent: unknown) => (parent as Record<string, string | null | undefined>)[webChannel];
  return {
    name: string()
      .trim()
      .required(formatReason('NAME_REQUIRED'))
      .max(GROUP_NAME_MAX, tooLong(GROUP_NAME_MAX)),
    destinations: array(destinationSchema)
      .default([])
      .max(GROUP_DESTINATIONS_MAX, GROUP_MESSAGES.many)
      .test(
        'some',
        GROUP_MESSAGES.noDestination,
        (destinations, { parent }) => destinations.length > 0 || Boolean(webChannelOf(parent)),
      )
      .test('once', GROUP_MESSAGES.twice, (destinations, context) => {
        const [at] = repeated(destinations, webChannelOf(context.parent));
        return at === undefined || context.createError({ path: `${context.path}[${at}].destinationId` });
      }),
  };
}

/**
 * A group as a whole: a new one, or what one becomes by a change (GRP-01, GRP-02, GRP-04 to GRP-06). Its web channel is a
 * destination, too, the first one.
 */
export const destinationGroupSchema = object({
  ...groupRules('webEventProfileId'),
  webEventProfileId: string().nullable().default(null),
  eventProfileId: string().nullable().default(null),
  softwareEncoderEnabled: boolean().default(false),
});
export type DestinationGroupInput = InferType<typeof destinationGroupSchema>;
export type GroupDestinationInput = DestinationGroupInput['destinations'][number];

/** The same by the names that a form and the graph have for its fields. */
export const groupFormSchema = object({
  ...groupRules('webChannelId'),
  webChannelId: string().nullable(),
  encoderChannelId: string().nullable(),
  isOfferedBySoftwareEncoders: boolean(),
});
