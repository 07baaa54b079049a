import type { QrOpeningBehavior, QrOverlayType } from '../../../schema.generated.ts';
import type { QrOverlay_QrOverlayFragment } from './QrOverlays.generated.ts';

/** An overlay as the form holds it: no label of its own is an empty one. */
export interface QrOverlayValues {
  name: string;
  url: string;
  customLabel: string;
  openingBehavior: QrOpeningBehavior;
  type: QrOverlayType;
}

export const NEW_QR_OVERLAY: QrOverlayValues = {
  name: '',
  url: '',
  customLabel: '',
  openingBehavior: 'CLICK_TO_OPEN',
  type: 'IN_PLAYER_OVERLAY',
};

/** An overlay as the form holds it. */
export function toOverlayValues(overlay: QrOverlay_QrOverlayFragment): QrOverlayValues {
  const { name, url, customLabel, openingBehavior, type } = overlay;
  return { name, url, customLabel: customLabel ?? '', openingBehavior, type };
}

/** Converts form values to the mutation's input. */
export function toOverlayInput({ name, url, customLabel, openingBehavior, type }: QrOverlayValues) {
  return {
    name: name.trim(),
    url: url.trim(),
    customLabel: customLabel?.trim() || null,
    openingBehavior,
    type,
  };
}
