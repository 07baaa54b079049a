import type { QrOverlayResolvers } from '../__generated__/types.ts';

/** A QRclick overlay: fields that differ from its record. */
export const QrOverlay = {
  __resolveReference: ({ id }, { loaders }) => loaders.qrOverlay.load(id),
  id: (overlay) => overlay.uuid,
} satisfies QrOverlayResolvers;
