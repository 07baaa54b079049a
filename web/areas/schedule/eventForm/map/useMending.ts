import { useForm } from 'react-final-form';
import { localAt } from '../../../../../schema/rules/wallTime.ts';
import type { EventChoices } from '../eventChoices.ts';
import { encoderDefaults } from '../eventDefaults.ts';
import type { EventValues } from '../eventValues.ts';

/** Solutions for occurrences with conflicts. */
export function useMending(choices: EventChoices) {
  const form = useForm<EventValues>();
  const values = () => form.getState().values;
  return {
    /** Leaves these times of the series out. */
    skip: (starts: readonly string[]) =>
      form.change('skippedAt', [
        ...new Set([...values().skippedAt, ...starts].map((at) => new Date(at).toISOString())),
      ]),
    /** Moves a single event there. */
    moveTo: (at: string) => form.change('startLocal', localAt(new Date(at), values().timezone)),
    /** Takes another encoder for all times; the channel stays, so that viewers find it where they are. */
    takeEncoder: (id: string) => {
      const encoder = choices.encoders.find((one) => one.id === id);
      const { encoderChannelId } = values();
      form.batch(() => {
        const defaults = encoder ? encoderDefaults(encoder) : { encoderId: id };
        for (const [field, value] of Object.entries(defaults)) form.change(field as 'encoderId', value);
        if (encoderChannelId) form.change('encoderChannelId', encoderChannelId);
      });
    },
  };
}
