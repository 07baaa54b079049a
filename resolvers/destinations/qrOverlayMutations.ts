import type { MutationResolvers } from '../__generated__/types.ts';
import { gone, userErrors } from '../../graph/kernel/userErrors.ts';
import {
  createQrOverlay,
  deleteQrOverlay,
  updateQrOverlay,
} from '../../graph/upstream/rest/destinations/qrOverlays.ts';
import { qrOverlaySchema } from '../../schema/rules/qrOverlays.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';

/** Writes to QRclick overlays. Only the service knows whether an address is taken (QRC-05). */
export const qrOverlayMutations = {
  createQrOverlay: (_root, { input: { customerId, ...input } }, context) =>
    checked(qrOverlaySchema, given(input), (valid) =>
      userErrors(async () => ({
        qrOverlay: await createQrOverlay(
          context.rest,
          customerId ?? requireCaller(context).customerId,
          valid,
        ),
      })),
    ),
  updateQrOverlay: async (_root, { input: { id, ...input } }, { rest, loaders }) => {
    const present = await loaders.qrOverlay.load(id);
    if (!present) return { userErrors: [gone()] };
    const changes = given(input, ['customLabel']);
    return checked(qrOverlaySchema, { ...present, ...changes }, (valid) =>
      userErrors(async () => {
        const body = Object.fromEntries(Object.entries(valid).filter(([name]) => name in changes));
        const qrOverlay = await updateQrOverlay(rest, id, body);
        loaders.qrOverlay.replace(qrOverlay);
        return { qrOverlay };
      }),
    );
  },
  deleteQrOverlay: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deleteQrOverlay(rest, id);
      return { deletedId: id };
    }),
} satisfies MutationResolvers;
