import type { MutationResolvers } from '../__generated__/types.ts';
import { type UserErrorRecord, userErrors, refused } from '../../graph/kernel/userErrors.ts';
import {
  CUE_MESSAGES,
  cueChangeSchema,
  cueSchema,
  START_OF_VIDEO,
  visibilityProblem,
} from '../../schema/rules/cues.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { inSource } from './shown.ts';
import { CUE_WRITES } from './sources.ts';
import { WIRE_OF } from './visibility.ts';
import type { ReasonMessage } from '../../schema/reasons/said.ts';

const AUTOMATIC = refused('STATE', 'id', CUE_MESSAGES.automatic);

/** Writes to cues. The start of video is refused before anything is sent (CUE-07). */
export const mutations = {
  createCue: (_root, { input: { source, ...input } }, context) => {
    const { name, create } = CUE_WRITES[source.kind];
    const caller = requireCaller(context);
    const fields = { ...input, visibility: WIRE_OF[input.visibility ?? 'ONLY_ME'] };
    return checked(cueSchema, fields, async (valid) => {
      const problem = visibilityProblem(valid.visibility, name, caller.capabilities);
      if (problem !== null) return { userErrors: [notFor(problem)] };
      return userErrors(async () => ({
        cue: inSource(
          await create(context, source.id, { ...valid, userId: caller.userId }),
          source.kind,
          source.id,
        ),
      }));
    });
  },
  updateCue: async (_root, { input: { source, id, ...input } }, context) => {
    if (id === START_OF_VIDEO.uuid) return { userErrors: [AUTOMATIC] };
    const { update } = CUE_WRITES[source.kind];
    const { visibility, ...fields } = given(input);
    const changes = { ...fields, ...(visibility && { visibility: WIRE_OF[visibility] }) };
    return checked(cueChangeSchema, changes, (valid) =>
      userErrors(async () => ({
        cue: inSource(await update(context, source.id, id, given(valid)), source.kind, source.id),
      })),
    );
  },
  deleteCue: async (_root, { input: { source, id } }, context) => {
    if (id === START_OF_VIDEO.uuid) return { userErrors: [AUTOMATIC] };
    return userErrors(async () => {
      await CUE_WRITES[source.kind].remove(context, source.id, id);
      return { deletedId: id };
    });
  },
} satisfies MutationResolvers;

function notFor(problem: ReasonMessage): UserErrorRecord {
  const code = problem === CUE_MESSAGES.visibilityRefused ? 'FORBIDDEN' : 'INVALID';
  return refused(code, 'visibility', problem);
}
