import { object, string } from 'yup';
import { eventPresetRefusal, type PresetCodec } from '../../../../schema/rules/encoderPresets.ts';
import { encoderRuns, encoderStateWord } from '../../../../schema/rules/encoderStates.ts';
import { GO_LIVE_MESSAGES, goLiveSchema } from '../../../../schema/rules/goLive.ts';
import { listPlaceChoices, type Choices, type EncoderChoice, type GoLiveValues } from './goLiveValues.ts';

interface Surroundings {
  choices: Choices;
  encoders: readonly EncoderChoice[];
  webPlanName: string | null;
}

/**
 * The rules of the form: those of the service, that the encoder that was chosen does not run (GOL-04), and that its preset may
 * be sent to where it goes (EVT-15).
 */
export function rulesFor({ choices, encoders, webPlanName }: Surroundings) {
  const { title, encoderChannelId, duration } = goLiveSchema.fields;
  return object({
    title,
    encoderChannelId,
    duration,
    encoderId: string()
      .required(GO_LIVE_MESSAGES.encoderRequired)
      .test('free', (id, context) => {
        const encoder = encoders.find((one) => one.id === id);
        if (!encoder || !encoderRuns(encoderStateWord(encoder.status.state))) return true;
        return context.createError({ message: GO_LIVE_MESSAGES.encoderRuns(encoder.name) });
      }),
    encoderPresetId: string().test('fits', (chosen, context) => {
      const values = context.parent as GoLiveValues;
      const id = chosen || encoders.find((one) => one.id === values.encoderId)?.preset?.id;
      const preset = choices.encoderPresetList?.edges.find(({ node }) => node.id === id)?.node;
      if (!preset) return true;
      const { codec, outputFormat } = preset;
      const sent = { codec: codec as PresetCodec, outputFormat };
      const refusal = eventPresetRefusal(sent, webPlanName, webNames(values, choices));
      return refusal ? context.createError({ message: refusal.message }) : true;
    }),
    destinationGroupId: string().test('some', GO_LIVE_MESSAGES.noDestination, (group, { parent }) => {
      const { places, accounts } = parent as GoLiveValues;
      return Boolean(group) || places.length > 0 || accounts.length > 0;
    }),
  });
}

/** The web channels that it goes to, those of the group among them. */
function webNames({ places, destinationGroupId }: GoLiveValues, choices: Choices): string[] {
  const chosen = new Set(places);
  const group = choices.destinationGroups?.edges.find(({ node }) => node.id === destinationGroupId)?.node;
  return [
    ...listPlaceChoices(choices).flatMap(({ kind, value, name }) =>
      kind === 'EMBED' && chosen.has(value) ? [name] : [],
    ),
    ...(group?.webChannel ? [group.webChannel.name] : []),
    ...(group?.destinations ?? []).flatMap((one) => (one.kind === 'EMBED' ? [one.name ?? ''] : [])),
  ];
}
