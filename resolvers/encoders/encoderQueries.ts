import type { QueryResolvers } from '../__generated__/types.ts';
import { connectionFromArray } from '../../graph/kernel/connection.ts';
import {
  readEncoderOptions,
  readMinimumEncoderOption,
  searchEncoders,
} from '../../graph/upstream/rest/encoders/changes.ts';
import { listOnlineEncoders } from '../../graph/upstream/rest/encoders/encoders.ts';
import { encoderStateWord } from '../../schema/rules/encoderStates.ts';
import { ONLINE_WINDOW_MS } from '../../schema/rules/encoderTimes.ts';
import { given } from '../shared/given.ts';
import { takeFirst } from '../shared/lists.ts';

/** Encoders of all organizations that are told at once. */
const ONLINE_MAX = 100_000;

/** Encoders across organizations, and what encoders can be set to. */
export const encoderQueries = {
  encodersOnline: async (_root, { after, first }, { rest, clock }) => {
    const since = after ? new Date(after) : new Date(clock.now().getTime() - ONLINE_WINDOW_MS);
    return takeFirst(await listOnlineEncoders(rest, since), first, ONLINE_MAX);
  },
  encoderOptions: (_root, { model }, { rest }) => readEncoderOptions(rest, model ?? undefined),
  minimumEncoderOption: (_root, _args, { rest }) => readMinimumEncoderOption(rest),
  encoderSearch: async (_root, args, context) => {
    const { reportedState, version, text, ...flags } = given(args.filter ?? {});
    const { encoders, versions } = await searchEncoders(context.rest, {
      ...(text?.trim() && { text: text.trim() }),
      ...(version && { version }),
      ...(reportedState && { reportedState: encoderStateWord(reportedState) }),
      ...(flags.onlineOnly !== undefined && { onlineOnly: flag(flags.onlineOnly) }),
      ...(flags.networkApplied !== undefined && { networkApplied: flag(flags.networkApplied) }),
      sort: args.sort === 'COUNT' ? 'count' : 'version',
    });
    return Object.assign(connectionFromArray(encoders, args, context.pageMax), { versions });
  },
} satisfies QueryResolvers;

const flag = (value: boolean) => (value ? 'true' : 'false');
