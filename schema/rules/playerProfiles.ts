import { boolean, object, string } from 'yup';
import { tooLong } from './names.ts';
import { formatReason } from '../reasons/said.ts';
import { isWebAddress } from './webAddresses.ts';

/** Rules of player profiles, shared by the form, the graph and the platform. */

/** Longest name of a profile (F§9: names have 128). */
export const PROFILE_NAME_MAX = 128;
/** Longest text on the call-to-action button (DST-05). */
export const CALL_TO_ACTION_TEXT_MAX = 12;
/** Longest address of a call to action (value chosen, as for view addresses). */
export const CALL_TO_ACTION_URL_MAX = 2048;
/** Longest label of the QRclick button (value chosen). */
export const QR_CLICK_LABEL_MAX = 40;

/** Id of the built-in profile, the same for every organization (PLY-02). */
export const BACKGROUND_PROFILE_ID = 'background';

/** Messages of broken rules. */
export const PROFILE_MESSAGES = {
  nameRequired: formatReason('NAME_REQUIRED'),
  nameLong: tooLong(PROFILE_NAME_MAX),
  textRequired: formatReason('CALL_TO_ACTION_TEXT_REQUIRED'),
  textLong: formatReason('CALL_TO_ACTION_TEXT_TOO_LONG', { limit: CALL_TO_ACTION_TEXT_MAX }),
  urlRequired: formatReason('CALL_TO_ACTION_URL_REQUIRED'),
  url: formatReason('CALL_TO_ACTION_URL_FORMAT'),
  urlLong: formatReason('CALL_TO_ACTION_URL_TOO_LONG', { limit: CALL_TO_ACTION_URL_MAX }),
  color: formatReason('CONTROL_COLOR_FORMAT'),
  labelLong: formatReason('QR_LABEL_TOO_LONG', { limit: QR_CLICK_LABEL_MAX }),
  builtIn: formatReason('PROFILE_BUILT_IN'),
} as const;

const filled = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';
const beside = (parent: unknown, field: string): boolean =>
  filled((parent as Record<string, unknown>)[field]);

/** A player profile, new or changed: every field is given (PLY-01, PLY-03, DST-05, DST-06). */
export const playerProfileSchema = object({
  profileName: string()
    .trim()
    .required(PROFILE_MESSAGES.nameRequired)
    .max(PROFILE_NAME_MAX, PROFILE_MESSAGES.nameLong),
  autoplay: boolean().default(false),
  loop: boolean().default(false),
  mute: boolean().default(false),
  backgroundMode: boolean().default(false),
  callToActionText: string()
    .trim()
    .nullable()
    .max(CALL_TO_ACTION_TEXT_MAX, PROFILE_MESSAGES.textLong)
    .test(
      'required',
      PROFILE_MESSAGES.textRequired,
      (text, { parent }) => filled(text) || !beside(parent, 'callToActionUrl'),
    ),
  callToActionUrl: string()
    .trim()
    .nullable()
    .max(CALL_TO_ACTION_URL_MAX, PROFILE_MESSAGES.urlLong)
    .test('url', PROFILE_MESSAGES.url, (url) => !filled(url) || isWebAddress(url ?? ''))
    .test(
      'required',
      PROFILE_MESSAGES.urlRequired,
      (url, { parent }) => filled(url) || !beside(parent, 'callToActionText'),
    ),
  controlColor: string()
    .nullable()
    .matches(/^#[0-9a-f]{6}$/i, { message: PROFILE_MESSAGES.color, excludeEmptyString: true }),
  qrClickLabel: string().trim().nullable().max(QR_CLICK_LABEL_MAX, PROFILE_MESSAGES.labelLong),
  restrictWhenLive: boolean().default(false),
  hidePlaylist: boolean().default(false),
});
