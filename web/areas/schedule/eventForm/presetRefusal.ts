import { eventPresetRefusal, type PresetCodec } from '../../../../schema/rules/encoderPresets.ts';
import type { ReasonMessage } from '../../../../schema/reasons/said.ts';
import type { EventChoices } from './eventChoices.ts';
import { usesEncoder, type EventValues } from './eventValues.ts';

/** Reason why an event cannot use its preset, and the field that shows it. Null if it can (EVT-15). */
export function presetRefusal(
  values: EventValues,
  choices: EventChoices,
  webPlanName: string | null,
): { field: 'encoderId' | 'encoderPresetId'; message: ReasonMessage } | null {
  if (!usesEncoder(values.type)) return null;
  const isAutomatic = values.encoderSettingsType === 'AUTOMATIC';
  const own = choices.encoders.find(({ id }) => id === values.encoderId)?.preset?.id;
  // If the encoder has no preset, the service chooses an allowed one.
  const id = isAutomatic ? own : values.encoderPresetId;
  const preset = choices.encoderPresets.find((one) => one.id === id);
  const refusal =
    preset &&
    eventPresetRefusal(
      { codec: preset.codec as PresetCodec, outputFormat: preset.outputFormat },
      webPlanName,
      webNames(values, choices),
    );
  // Automatic settings have no preset field.
  return refusal ? { field: isAutomatic ? 'encoderId' : 'encoderPresetId', message: refusal.message } : null;
}

/** Names of an event's web destinations, including those of its group. */
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
