import type { GraphContext } from '../../graph/upstream/context.ts';
import { type UserErrorRecord, userErrors, refused, gone } from '../../graph/kernel/userErrors.ts';
import {
  createEncoderPreset,
  deleteEncoderPreset,
  updateEncoderPreset,
} from '../../graph/upstream/rest/encoders/settings.ts';
import type { EncoderPresetRecord } from '../../graph/upstream/rest/encoders/encoders.ts';
import { loadUses } from '../shared/loadUses.ts';
import {
  encoderPresetSchema,
  is4k,
  planRefusal,
  webFeedRefusal,
  type EncoderPresetFields,
} from '../../schema/rules/encoderPresets.ts';
import type { FormatStandard, MutationResolvers } from '../__generated__/types.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';

/** Writes to encoder presets. */
export const presetMutations = {
  createEncoderPreset: (_root, { input: { customerId, ...input } }, context) =>
    checked(encoderPresetSchema, onWire(given(input)), async (valid) => {
      const owner = customerId ?? requireCaller(context).customerId;
      const refusal = await planRefused(context, owner, valid);
      if (refusal) return { userErrors: [refusal] };
      return userErrors(async () => ({
        encoderPreset: await createEncoderPreset(context.rest, owner, valid),
      }));
    }),
  updateEncoderPreset: async (_root, { input: { id, ...input } }, context) => {
    const present = await context.loaders.encoderPreset.load(id);
    if (!present) return { userErrors: [gone()] };
    const changes = onWire(given(input, ['customName']));
    return checked(encoderPresetSchema, { ...present, ...changes }, async (valid) => {
      const refusal = await changeRefused(context, present, valid);
      if (refusal) return { userErrors: [refusal] };
      return userErrors(async () => {
        const body = Object.fromEntries(Object.entries(valid).filter(([name]) => name in changes));
        const encoderPreset = await updateEncoderPreset(context.rest, id, body);
        context.loaders.encoderPreset.replace(encoderPreset);
        return { encoderPreset };
      });
    });
  },
  deleteEncoderPreset: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deleteEncoderPreset(rest, id);
      return { deletedId: id };
    }),
} satisfies MutationResolvers;

/** The input with the service's own word for the standard. */
function onWire<I extends { formatStandard?: FormatStandard }>(input: I) {
  const { formatStandard, ...others } = input;
  if (formatStandard === undefined) return others;
  return { ...others, formatStandard: formatStandard === 'AUTO' ? 'auto' : formatStandard };
}

/** EPR-06: 4K needs the plan for it. */
async function planRefused(
  { loaders }: GraphContext,
  customerId: string,
  { outputFormat }: EncoderPresetFields,
): Promise<UserErrorRecord | null> {
  if (!is4k(outputFormat)) return null;
  const customer = await loaders.customer.load(customerId);
  const problem = planRefusal(outputFormat, customer?.data.webPlanName);
  return problem && refused('LIMIT', 'outputFormat', problem);
}

/** EPR-06, and EPR-07 for the web destinations that run or are planned. */
async function changeRefused(
  context: GraphContext,
  present: EncoderPresetRecord,
  valid: EncoderPresetFields,
): Promise<UserErrorRecord | null> {
  const { uuid: id, customerId } = present;
  const refusal =
    valid.outputFormat === present.outputFormat ? null : await planRefused(context, customerId, valid);
  if (refusal || webFeedRefusal(valid, ['any']) === null) return refusal;
  const uses = await loadUses('EncoderPreset', { id, customerId }, context);
  const fed = uses.filter(({ kind }) => kind === 'WEB_DESTINATION').map(({ name }) => name);
  const problem = webFeedRefusal(valid, fed);
  return problem && refused('CONFLICT', 'codec', problem);
}
