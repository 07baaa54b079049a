import { eventPresetRefusal, type PresetCodec } from '../../../../schema/rules/encoderPresets.ts';
import type { Said } from '../../../../schema/reasons/said.ts';
import type { EventChoices } from './eventChoices.ts';
import { usesEncoder, type EventValues } from './eventValues.ts';

/** Why an event may not be sent with its preset, and at which field that stands; null when it may (EVT-15). */
export function presetRefusal(
  values: EventValues,
  choices: EventChoices,
  webPlanName: string | null,
): { field: 'encoderId' | 'encoderPresetId'; message: Said } | null {
  if (!usesEncoder(values.type)) return null;
  const isAutomatic = values.encoderSettingsType === 'AUTOMATIC';
  const own = choices.encoders.find(({ id }) => id === values.encoderId)?.preset?.id;
  // Where the encoder has none, the service takes one that may be.
  const id = isAutomatic ? own : values.encoderPresetId;
  const preset = choices.encoderPresets.find((one) => one.id === id);
  const refusal =
    preset &&
    eventPresetRefusal(
      { codec: preset.codec as PresetCodec, outputFormat: preset.outputFormat },
      webPlanName,
      webNames(values, choices),
    );
  // Where the encoder chooses, there is no field for the preset.
  return refusal ? { field: isAutomatic ? 'encoderId' : 'encoderPresetId', message: refusal.message } : null;
}

/** What the web destinations of an event are called, those of its group among them. */
function webNames({ destinations, destinationGroupId, name }: EventValues, choices: EventChoices): string[] {
  const group = choices.groups.find(({ id }) => id === destinationGroupId);
  return [
    ...destinations.flatMap((place) =>
      place.kind === 'EMBED' || place.kind === 'SAVEONLY' ? [place.name ?? (place.title || name)] : [],
    ),
    ...(group?.webChannel ? [group.webChannel.name] : []),
    ...(group?.destinations ?? []).flatMap((one) => (one.kind === 'EMBED' ? [one.name ?? ''] : [])),
  ];
}
