import {
  encoderConcerns,
  encoderStateWord,
  takesCommand,
  type EncoderConcern,
} from '../../../schema/rules/encoderStates.ts';
import type { EncoderCommand, EncoderState } from '../../schema.generated.ts';
import type { EncoderRow_EncoderFragment } from './EncoderRow.generated.ts';

export type EncoderRow = EncoderRow_EncoderFragment;

/** What an encoder does right after it has taken a command. */
export const STATE_AFTER: Record<EncoderCommand, EncoderState> = {
  START: 'STARTING',
  STOP: 'STOPPING',
  RESTART: 'RESTARTING',
  UPDATE: 'UPDATING',
};

/** Whether the encoder's state takes the command (ENC-13). */
export function canCommand(command: EncoderCommand, state: EncoderState): boolean {
  return takesCommand(command, encoderStateWord(state));
}

/** Why an encoder wants to be looked at; the first is shown beside its state (ENC-17). */
export type Concern = EncoderConcern;

export function concernsOf({ status, nextUse }: Pick<EncoderRow, 'status' | 'nextUse'>): Concern[] {
  const state = encoderStateWord(status.state);
  return encoderConcerns({ ...status, state, isNeeded: Boolean(nextUse) });
}

/** The sensor nearest to its limit, or undefined while there are no readings. */
export function hottest(status: Pick<EncoderRow['status'], 'temperatures'>) {
  let worst: { celsius: number; isHot: boolean; margin: number } | undefined;
  for (const { celsius, warningCelsius } of status.temperatures) {
    const margin = warningCelsius - celsius;
    if (!worst || margin < worst.margin) worst = { celsius, isHot: margin <= 0, margin };
  }
  return worst;
}
