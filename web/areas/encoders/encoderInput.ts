import type { EncoderConfigurationName } from '../../../schema/rules/encoders.ts';
import type { EncoderNetworkInput, InputSource, UpdateEncoderInput } from '../../schema.generated.ts';
import type { EditEncoder_EncoderFragment } from './EditEncoderPage.generated.ts';

export type EditedEncoder = EditEncoder_EncoderFragment;

export interface NetworkValues {
  nicDisplayName: string;
  dhcp: boolean;
  ipv4Address: string;
  subnetMask: string;
  gateway: string;
  dns1: string;
  dns2: string;
  dns3: string;
}

export interface EncoderValues {
  name: string;
  configuration: EncoderConfigurationName;
  encoderPresetId: string;
  encoderChannelId: string;
  inputSource: InputSource | null;
  lanMode: boolean;
  networks: NetworkValues[];
}

/** Form values of an encoder, with empty text for null. */
export function toEncoderValues(encoder: EditedEncoder): EncoderValues {
  return {
    name: encoder.name,
    configuration: encoder.configuration === 'ADVANCED' ? 'advanced' : 'automatic',
    encoderPresetId: encoder.preset?.id ?? '',
    encoderChannelId: encoder.channel?.id ?? '',
    inputSource: encoder.inputSource,
    lanMode: encoder.isInLanMode,
    networks: (encoder.networks ?? []).map(({ dns, ...card }) => ({
      nicDisplayName: card.nicDisplayName,
      dhcp: card.isDhcpOn,
      ipv4Address: card.ipv4Address ?? '',
      subnetMask: card.subnetMask ?? '',
      gateway: card.gateway ?? '',
      dns1: dns[0] ?? '',
      dns2: dns[1] ?? '',
      dns3: dns[2] ?? '',
    })),
  };
}

/** The changed settings alone, so that what somebody else changed meanwhile stays; null when there are none. */
export function changedSettings(
  before: EncoderValues,
  values: EncoderValues,
): Omit<UpdateEncoderInput, 'id' | 'revision'> | null {
  const name = (values.name ?? '').trim();
  const presetId = values.configuration === 'advanced' ? values.encoderPresetId : '';
  const presetBefore = before.configuration === 'advanced' ? before.encoderPresetId : '';
  const changes = {
    ...(name !== before.name && { name }),
    ...(values.configuration !== before.configuration && {
      configuration: values.configuration === 'advanced' ? ('ADVANCED' as const) : ('AUTOMATIC' as const),
    }),
    ...(presetId !== presetBefore && { encoderPresetId: presetId || null }),
    ...(values.encoderChannelId !== before.encoderChannelId && {
      encoderChannelId: values.encoderChannelId || null,
    }),
    ...(values.inputSource !== before.inputSource && { inputSource: values.inputSource }),
    ...(values.lanMode !== before.lanMode && { lanMode: values.lanMode }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** All cards, with the changed ones as typed and the others as they are now; null when none was changed. */
export function changedNetworks(
  before: EncoderValues,
  values: EncoderValues,
  present: EncoderValues,
): EncoderNetworkInput[] | null {
  const isChanged = (index: number) =>
    JSON.stringify(cardOf(values.networks[index])) !== JSON.stringify(cardOf(before.networks[index]));
  if (!values.networks.some((_, index) => isChanged(index))) return null;
  return values.networks.map((card, index) =>
    cardOf(isChanged(index) ? card : (present.networks[index] ?? card)),
  );
}

/** A card as it is sent: no addresses under DHCP, and none that are empty. */
function cardOf(card: NetworkValues | undefined): EncoderNetworkInput {
  const { nicDisplayName = '', dhcp = true, ...addresses } = card ?? {};
  const given = Object.entries(addresses).map(([name, value]) => [
    name,
    dhcp ? null : (value ?? '').trim() || null,
  ]);
  return { nicDisplayName: (nicDisplayName ?? '').trim(), dhcp, ...Object.fromEntries(given) };
}

/** Fields that another user can change, by their catalog keys. */
type Changed = 'name' | 'channel' | 'preset' | 'input' | 'networks' | 'lanMode';

/** Names of the settings, as `setup.<name>` words, in which two versions differ, each with the newer value. */
export function differences(before: EditedEncoder, now: EditedEncoder): [word: Changed, value: string][] {
  const shown = (encoder: EditedEncoder): Record<Changed, string> => ({
    name: encoder.name,
    channel: encoder.channel?.name ?? '–',
    preset: encoder.preset?.name ?? '–',
    input: encoder.inputSource ?? '–',
    networks: (encoder.networks ?? [])
      .map((card) => `${card.nicDisplayName}: ${card.isDhcpOn ? 'DHCP' : (card.ipv4Address ?? '–')}`)
      .join(', '),
    lanMode: encoder.isInLanMode ? '✓' : '–',
  });
  const old = shown(before);
  const changed = Object.entries(shown(now)) as [Changed, string][];
  return changed.filter(([word, value]) => old[word] !== value);
}
