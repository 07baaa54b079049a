import { object, string } from 'yup';
import { CUSTOMER_MESSAGES } from './customerWords.ts';
import { formatReason } from '../reasons/said.ts';
import { FACTOR_MESSAGES } from './secondFactor.ts';

/**
 * Rules of registering and unregistering software encoders, shared by the public pages, the graph and the platform.
 * The platform adds what only storage can know: who signs in, whether a name is taken, whether a license is left.
 */

/** Programs that a software encoder is a plugin of (REG-02). */
export const PLUGIN_KINDS = ['OBS', 'PROPRESENTER'] as const;
export type PluginKind = (typeof PLUGIN_KINDS)[number];

/** Longest name of a software encoder. */
export const UPLOADER_NAME_MAX = 128;
/** Longest device id. */
export const DEVICE_ID_MAX = 128;
/** Format of a device ID. */
export const DEVICE_ID_PATTERN = /^[\w.:-]+$/;

/** Messages of refused registrations (REG-03) and broken rules. */
export const UPLOADER_MESSAGES = {
  duplicateName: formatReason('SOFTWARE_ENCODER_NAME_TAKEN'),
  noLicense: (inUse: number, limit: number) => formatReason('SOFTWARE_ENCODER_LICENSE', { inUse, limit }),
  missingDeviceId: formatReason('DEVICE_ID_REQUIRED'),
  insufficientPermission: formatReason('ORGANIZATION_ADMIN_NEEDED'),
  /** STM-19: registered → registered. */
  alreadyRegistered: formatReason('DEVICE_REGISTERED'),
  /** STM-19: unregistered → unregistered. */
  notRegistered: formatReason('DEVICE_NOT_REGISTERED'),
  /** ENC-09. */
  nameRequired: formatReason('SOFTWARE_ENCODER_NAME_REQUIRED'),
  nameLong: formatReason('ENCODER_NAME_TOO_LONG', { limit: UPLOADER_NAME_MAX }),
  pluginKind: formatReason('PLUGIN_KIND'),
  deviceIdInvalid: formatReason('DEVICE_ID_FORMAT', { limit: DEVICE_ID_MAX }),
} as const;

/** A device id as the plugin's link carries it (REG-03). */
export const deviceId = string()
  .trim()
  .required(UPLOADER_MESSAGES.missingDeviceId)
  .max(DEVICE_ID_MAX, UPLOADER_MESSAGES.deviceIdInvalid)
  .matches(DEVICE_ID_PATTERN, UPLOADER_MESSAGES.deviceIdInvalid);

const credentials = {
  userName: string().trim().required(CUSTOMER_MESSAGES.userNameRequired),
  password: string().required(CUSTOMER_MESSAGES.passwordRequired),
  /** A one-time code or a recovery code, where the account keeps a second factor. */
  secondFactor: string().trim().nullable().max(64, FACTOR_MESSAGES.codeWrong),
};

/** Registering a software encoder (REG-01, REG-02, REG-04, ENC-09). */
export const registerUploaderSchema = object({
  deviceId,
  pluginKind: string<PluginKind>()
    .required(UPLOADER_MESSAGES.pluginKind)
    .oneOf(PLUGIN_KINDS, UPLOADER_MESSAGES.pluginKind),
  name: string()
    .trim()
    .required(UPLOADER_MESSAGES.nameRequired)
    .max(UPLOADER_NAME_MAX, UPLOADER_MESSAGES.nameLong),
  ...credentials,
});

/** Unregistering one (REG-01, REG-04). */
export const unregisterUploaderSchema = object({ deviceId, ...credentials });
