import { object, string } from 'yup';
import { CUSTOMER_MESSAGES } from './customerWords.ts';

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
/** What a device id is made of. */
export const DEVICE_ID_PATTERN = /^[\w.:-]+$/;

/** What people read when registering or unregistering is refused (REG-03), and when a field breaks a rule. */
export const UPLOADER_MESSAGES = {
  duplicateName:
    'Your organization already has a software encoder with this name. Please choose a different name.',
  noLicense:
    'No software encoder license is left. Unregister another software encoder, or add licenses to the plan.',
  missingDeviceId: 'The device id is missing. Please open this page from the encoder’s plugin.',
  insufficientPermission: 'Only an Organization Admin can register or unregister software encoders.',
  unexpectedRegistering: 'An unexpected error occurred while registering the encoder. Please try again.',
  unexpectedUnregistering: 'An unexpected error occurred while unregistering the encoder. Please try again.',
  /** STM-19: registered → registered. */
  alreadyRegistered: 'This device is already registered. Unregister it first.',
  /** STM-19: unregistered → unregistered. */
  notRegistered: 'This device is not registered with your organization.',
  /** ENC-09. */
  nameRequired: 'Encoder name is required',
  nameLong: `An encoder name has at most ${UPLOADER_NAME_MAX} characters.`,
  pluginKind: 'Choose OBS or ProPresenter.',
  deviceIdInvalid: `A device id has at most ${DEVICE_ID_MAX} letters, digits, dots, colons, dashes and underscores.`,
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
