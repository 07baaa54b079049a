import { array, boolean, mixed, number, object, string, type StringSchema } from 'yup';
import { DEFAULT_SUBNET_MASK, inSameSubnet, isIpv4, isSubnetMask, getSubnet } from './ipv4.ts';
import { formatReason, type ReasonMessage } from '../reasons/said.ts';

/** Rules of encoders, shared by the web, the graph and the platform. The platform has the last word. */

/** Commands that people can give, each with the state that C-076 is asked for (ENC-13). */
export const REQUESTED_STATE = {
  START: 'started',
  STOP: 'stopped',
  RESTART: 'restarting',
  UPDATE: 'updating',
} as const;

/** Activation code: letters and digits (ENC-02). */
export const ACTIVATION_CODE_PATTERN = /^[a-z0-9]{4}-[a-z0-9]{4}$/i;
/** Serial number of a device (ENC-10). */
export const SERIAL_PATTERN = /^E\d{8}$/;
/** Video inputs (ENC-15). */
export const INPUT_SOURCES = ['HDMI', 'SDI'] as const;
/** Automatic settings, or those of a preset (ENC-05). */
export const ENCODER_CONFIGURATIONS = ['automatic', 'advanced'] as const;
export type EncoderConfigurationName = (typeof ENCODER_CONFIGURATIONS)[number];
/** Longest name of an encoder or of a network card. */
export const ENCODER_NAME_MAX = 128;
/** Most encoders that one command goes to. */
export const BULK_COMMAND_MAX = 100;
/** Time that a revealed remote support password stays visible, in milliseconds (ENC-22). */
export const REVEAL_MS = 30_000;

/** Messages of broken rules. */
export const ENCODER_MESSAGES = {
  activationCodeRequired: formatReason('ACTIVATION_CODE_REQUIRED'),
  activationCodeFormat: formatReason('ACTIVATION_CODE_FORMAT'),
  /** ENC-03, word by word. */
  activationCodeUnknown: formatReason('ACTIVATION_CODE_UNKNOWN'),
  nameRequired: formatReason('ENCODER_NAME_REQUIRED'),
  nameLong: formatReason('ENCODER_NAME_TOO_LONG', { limit: ENCODER_NAME_MAX }),
  presetRequired: formatReason('ENCODER_PRESET_REQUIRED'),
  presetUnknown: formatReason('ENCODER_PRESET_UNKNOWN'),
  channelUnknown: formatReason('ENCODER_CHANNEL_UNKNOWN'),
  organizationRequired: formatReason('ENCODER_ORGANIZATION_REQUIRED'),
  organizationUnknown: formatReason('ORGANIZATION_UNKNOWN'),
  organizationSame: formatReason('ENCODER_ORGANIZATION_SAME'),
  softwareStays: formatReason('SOFTWARE_ENCODER_STAYS'),
  nicNameRequired: formatReason('NIC_NAME_REQUIRED'),
  nicNameLong: formatReason('NIC_NAME_TOO_LONG', { limit: ENCODER_NAME_MAX }),
  ipv4Required: formatReason('IPV4_ADDRESS_REQUIRED'),
  gatewayRequired: formatReason('IPV4_GATEWAY_REQUIRED'),
  dns1Required: formatReason('IPV4_DNS_REQUIRED'),
  scheduleFormat: formatReason('TIME_FORMAT'),
} as const;

const encoderName = string()
  .trim()
  .required(ENCODER_MESSAGES.nameRequired)
  .max(ENCODER_NAME_MAX, ENCODER_MESSAGES.nameLong);

const configuration = mixed<EncoderConfigurationName>().oneOf(ENCODER_CONFIGURATIONS);
const preset = string()
  .nullable()
  .when('configuration', {
    is: 'advanced',
    then: (schema) => schema.required(ENCODER_MESSAGES.presetRequired),
  });

/** Adding an encoder by its activation code (ENC-01, ENC-02, ENC-04, ENC-05). */
export const activateEncoderSchema = object({
  activationCode: string()
    .trim()
    .lowercase()
    .required(ENCODER_MESSAGES.activationCodeRequired)
    .matches(ACTIVATION_CODE_PATTERN, {
      message: ENCODER_MESSAGES.activationCodeFormat,
      excludeEmptyString: true,
    }),
  name: encoderName,
  configuration: configuration.default('automatic'),
  encoderPresetId: preset,
  encoderChannelId: string().nullable(),
});

/** An encoder's settings as a whole, with the changes in place (ENC-04, ENC-05, ENC-09, ENC-15). */
export const encoderSettingsSchema = object({
  name: encoderName,
  configuration: configuration.default('automatic'),
  encoderPresetId: preset,
  encoderChannelId: string().nullable(),
  inputSource: mixed<(typeof INPUT_SOURCES)[number]>().oneOf(INPUT_SOURCES).nullable(),
  lanMode: boolean().required(),
});

/** Changes to an encoder; what is left out stays. `revision` is the one that the changes were made to. */
export const updateEncoderSchema = object({
  name: string()
    .trim()
    .min(1, ENCODER_MESSAGES.nameRequired)
    .max(ENCODER_NAME_MAX, ENCODER_MESSAGES.nameLong),
  configuration,
  encoderPresetId: string()
    .nullable()
    .test(
      'advanced',
      ENCODER_MESSAGES.presetRequired,
      (value, { parent }: { parent: { configuration?: string } }) =>
        parent.configuration !== 'advanced' || value !== null,
    ),
  encoderChannelId: string().nullable(),
  inputSource: mixed<(typeof INPUT_SOURCES)[number]>().oneOf(INPUT_SOURCES).nullable(),
  lanMode: boolean(),
  revision: number().integer().min(1),
});

const absentUnderDhcp = (schema: StringSchema<string | null | undefined>, required?: string) =>
  schema.when('dhcp', {
    is: true,
    then: (text) => text.transform(() => null),
    otherwise: (text) => (required ? text.required(required) : text),
  });

const address = (name: string) =>
  string()
    .trim()
    .nullable()
    .test({
      name: 'ipv4',
      message: ({ value }: { value: string }) => formatReason('IPV4_FORMAT', { address: name, value }),
      test: (value) => !value || isIpv4(value),
    });

/** One network card; while DHCP is on its addresses are not taken (ENC-06, ENC-07). */
export const encoderNetworkSchema = object({
  nicDisplayName: string()
    .trim()
    .required(ENCODER_MESSAGES.nicNameRequired)
    .max(ENCODER_NAME_MAX, ENCODER_MESSAGES.nicNameLong),
  dhcp: boolean().required(),
  ipv4Address: absentUnderDhcp(address('ipv4Address'), ENCODER_MESSAGES.ipv4Required),
  subnetMask: absentUnderDhcp(
    string()
      .trim()
      .nullable()
      .test({
        name: 'mask',
        message: ({ value }: { value: string }) =>
          formatReason('SUBNET_MASK_FORMAT', { example: DEFAULT_SUBNET_MASK, value }),
        test: (value) => !value || isSubnetMask(value),
      }),
  ),
  gateway: absentUnderDhcp(
    address('gateway').test('subnet', function (value) {
      const card = this.parent as { ipv4Address?: string | null; subnetMask?: string | null };
      const mask = card.subnetMask || DEFAULT_SUBNET_MASK;
      const own = card.ipv4Address ?? '';
      if (!value || !isIpv4(value) || !isIpv4(own) || !isSubnetMask(mask)) return true;
      if (inSameSubnet(value, own, mask)) return true;
      return this.createError({
        message: formatReason('GATEWAY_OUTSIDE_SUBNET', { value, subnet: getSubnet(own, mask) }),
      });
    }),
    ENCODER_MESSAGES.gatewayRequired,
  ),
  dns1: absentUnderDhcp(address('dns1'), ENCODER_MESSAGES.dns1Required),
  dns2: absentUnderDhcp(address('dns2')),
  dns3: absentUnderDhcp(address('dns3')),
});

/** The network cards of an encoder, all of them in their order (C-078). */
export const updateEncoderNetworkSchema = object({
  networks: array(encoderNetworkSchema).required(),
  revision: number().integer().min(1),
});

/** The form that edits an encoder: its settings and all its cards. */
export const editEncoderSchema = encoderSettingsSchema.shape({
  networks: array(encoderNetworkSchema).required(),
});

/** Moving an encoder (ENC-08). */
export const moveEncoderSchema = object({
  customerId: string().trim().required(ENCODER_MESSAGES.organizationRequired),
});

/** The marathon automation of an encoder (C-095): a daily restart, skipped while it runs. */
export const updateMarathonSchema = object({
  enabled: boolean(),
  schedule: string().matches(/^([01]\d|2[0-3]):[0-5]\d$/, ENCODER_MESSAGES.scheduleFormat),
});

/** Reason why a model does not support an input (ENC-15). */
export function inputSourceProblem(
  model: string,
  offered: readonly string[],
  wanted: string | null,
): ReasonMessage | null {
  if (wanted === null ? offered.length === 0 : offered.includes(wanted)) return null;
  const value = wanted ?? 'none';
  if (offered.length === 0) return formatReason('INPUT_SOURCE_NONE', { model, value });
  return formatReason('INPUT_SOURCE', { model, choices: offered.join(', '), value });
}
