import { findAttentionReasons, type AttentionReason } from '../../../../schema/rules/attention.ts';
import {
  ENCODER_STATES,
  encoderStateName,
  encoderStateWord,
  takesCommand,
} from '../../../../schema/rules/encoderStates.ts';
import type { EncoderCommand, EncoderState } from '../../../schema.generated.ts';
import type { EncoderRow_EncoderFragment } from '../EncoderRow.generated.ts';

export type EncoderRow = EncoderRow_EncoderFragment;

/** State of an encoder directly after accepting a command. */
export const STATE_AFTER: Record<EncoderCommand, EncoderState> = {
  START: 'STARTING',
  STOP: 'STOPPING',
  RESTART: 'RESTARTING',
  UPDATE: 'UPDATING',
};

/** True if the encoder's state takes the command (ENC-13). */
export function canCommand(command: EncoderCommand, state: EncoderState): boolean {
  return takesCommand(command, encoderStateWord(state));
}

/** The states in which an encoder takes one of the commands (ENC-13). */
export function statesThatTake(commands: readonly EncoderCommand[]): EncoderState[] {
  return ENCODER_STATES.filter((word) => commands.some((command) => takesCommand(command, word))).map(
    encoderStateName,
  );
}

/** Reasons why an encoder needs attention, most severe first (ENC-17). */
export function attentionTo({ status, nextUse }: Pick<EncoderRow, 'status' | 'nextUse'>): AttentionReason[] {
  const state = encoderStateWord(status.state);
  return findAttentionReasons({ ...status, state, isNeeded: Boolean(nextUse) });
}

/** The gravest reason that the state beside it does not say already. */
export function reasonBesideState(
  encoder: Pick<EncoderRow, 'status' | 'nextUse'>,
): AttentionReason | undefined {
  return attentionTo(encoder).find((reason) => reason !== 'offline' && reason !== 'updateRequired');
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
