import { mixed, object, string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import { tooLong } from './names.ts';
import { QR_CLICK_LABEL_MAX } from './playerProfiles.ts';
import { isWebAddress } from './webAddresses.ts';

/** Rules of QRclick overlays, shared by the form, the graph and the platform. */

/** Opening behaviors of an overlay (QRC-06). */
export const QR_OPENING_BEHAVIORS = ['CLICK_TO_OPEN', 'AUTO_OPEN'] as const;
export type QrOpeningBehaviorName = (typeof QR_OPENING_BEHAVIORS)[number];
/** Types of an overlay: over the video, or in a separate page (QRC-07). */
export const QR_OVERLAY_TYPES = ['IN_PLAYER_OVERLAY', 'EXTERNAL_LINK'] as const;
export type QrOverlayTypeName = (typeof QR_OVERLAY_TYPES)[number];

/** Longest name of an overlay, as of all names and titles. */
export const QR_OVERLAY_NAME_MAX = 128;
/** Longest address: what a QR code of version 10 holds with medium error correction (QRC-04). */
export const QR_URL_MAX = 213;

/** Messages of broken rules. */
export const QR_OVERLAY_MESSAGES = {
  nameRequired: formatReason('NAME_REQUIRED'),
  nameLong: tooLong(QR_OVERLAY_NAME_MAX),
  urlRequired: formatReason('QR_URL_REQUIRED'),
  urlFormat: formatReason('QR_URL_FORMAT'),
  urlLong: formatReason('QR_URL_TOO_LONG', { limit: QR_URL_MAX }),
  urlNotHttps: formatReason('QR_URL_NOT_HTTPS'),
  urlTaken: formatReason('QR_URL_TAKEN'),
  labelLong: formatReason('QR_LABEL_TOO_LONG', { limit: QR_CLICK_LABEL_MAX }),
  opening: formatReason('QR_OPENING_UNKNOWN'),
  type: formatReason('QR_TYPE_UNKNOWN'),
} as const;

/** A QRclick overlay as a whole: a new one, or what one becomes by a change (QRC-01 to QRC-04, QRC-06, QRC-07). */
export const qrOverlaySchema = object({
  name: string()
    .trim()
    .required(QR_OVERLAY_MESSAGES.nameRequired)
    .max(QR_OVERLAY_NAME_MAX, QR_OVERLAY_MESSAGES.nameLong),
  url: string()
    .trim()
    .required(QR_OVERLAY_MESSAGES.urlRequired)
    .max(QR_URL_MAX, QR_OVERLAY_MESSAGES.urlLong)
    .test('url', QR_OVERLAY_MESSAGES.urlFormat, (url) => !url || isWebAddress(url))
    .test('https', QR_OVERLAY_MESSAGES.urlNotHttps, (url, { parent }) =>
      mayBeOpenedBy(parent as Opened, url),
    ),
  customLabel: string()
    .trim()
    .nullable()
    .default(null)
    .max(QR_CLICK_LABEL_MAX, QR_OVERLAY_MESSAGES.labelLong),
  openingBehavior: mixed<QrOpeningBehaviorName>()
    .oneOf([...QR_OPENING_BEHAVIORS], QR_OVERLAY_MESSAGES.opening)
    .default('CLICK_TO_OPEN'),
  type: mixed<QrOverlayTypeName>()
    .oneOf([...QR_OVERLAY_TYPES], QR_OVERLAY_MESSAGES.type)
    .default('IN_PLAYER_OVERLAY'),
});

interface Opened {
  type?: QrOverlayTypeName | null | undefined;
}

/** A page over the picture is only shown by https; what is no address of the web is told as that (QRC-03). */
function mayBeOpenedBy({ type }: Opened, url: string | undefined): boolean {
  return type !== 'IN_PLAYER_OVERLAY' || !url || !isWebAddress(url) || new URL(url).protocol === 'https:';
}

/** Fields of a QRclick overlay. */
export type QrOverlayFields = InferType<typeof qrOverlaySchema>;

/** The same for addresses that mean the same: protocol and host in either case, with or without the last slash (QRC-05). */
export function addressKey(url: string): string {
  return new URL(url).href;
}
