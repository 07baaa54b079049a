import type { GraphContext } from '../../graph/upstream/context.ts';
import type { EncoderVideoRecord } from '../../graph/upstream/rest/events/events.ts';
import type { EncoderVideoStatus, ListSort } from '../__generated__/types.ts';
import { connectionFromArray, type ConnectionArguments } from '../../graph/kernel/connection.ts';
import { matching, sorted } from '../shared/lists.ts';
import type { EntityKey } from '../shared/parents.ts';

interface EncoderVideoArguments extends ConnectionArguments {
  filter?: string | null;
  statuses?: readonly EncoderVideoStatus[] | null;
  sort?: ListSort | null;
}

/** A page of encoder videos as a list asks for it (LST-01, LST-02). */
export function pageOfVideos(
  videos: readonly EncoderVideoRecord[],
  args: EncoderVideoArguments,
  context: Pick<GraphContext, 'pageMax'>,
) {
  const { statuses } = args;
  const named = matching(videos, args.filter, KEYS.name);
  const wanted = statuses ? named.filter(({ status }) => statuses.includes(status)) : named;
  return connectionFromArray(sorted(wanted, args.sort ?? 'MOST_RECENT', KEYS), args, context.pageMax);
}

/** Lists the videos of an encoder or a channel (C-106). */
export async function videosOfSubject({ id }: EntityKey, args: EncoderVideoArguments, context: GraphContext) {
  return pageOfVideos(await context.loaders.subjectVideos.load(id), args, context);
}

const KEYS = {
  name: ({ name }: EncoderVideoRecord) => name,
  time: ({ startTime }: EncoderVideoRecord) => startTime,
};
