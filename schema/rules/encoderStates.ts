import { formatReason, type ReasonMessage } from '../reasons/said.ts';

/** States and commands of encoders, shared by the web, the graph and the platform (ENC-11, ENC-13, STM-05). */

/** The twelve states of an encoder, as they are on the wire (ENC-11). */
export const ENCODER_STATES = [
  'stopped',
  'starting',
  'started',
  'stopping',
  'idle',
  'normal',
  'offline',
  'restarting',
  'updating',
  'update required',
  'update available',
  'uploading logs',
] as const;
export type EncoderStateWord = (typeof ENCODER_STATES)[number];

/** The same states under the graph's names: `update required` is `UPDATE_REQUIRED`. */
export type EncoderStateName = {
  [W in EncoderStateWord]: W extends `${infer A} ${infer B}` ? Uppercase<`${A}_${B}`> : Uppercase<W>;
}[EncoderStateWord];

/** The wire's word for a state of the graph. */
export function encoderStateWord(name: EncoderStateName): EncoderStateWord {
  return name.toLowerCase().replace('_', ' ') as EncoderStateWord;
}

/** The graph's name for a state of the wire. */
export function encoderStateName(word: EncoderStateWord): EncoderStateName {
  return word.toUpperCase().replace(' ', '_') as EncoderStateName;
}

/** Commands of users for an encoder (ENC-13). Moving is not a command to the device. */
export type EncoderCommandName = 'START' | 'STOP' | 'RESTART' | 'UPDATE';

/** Online, with nothing to do. */
export const RESTING_STATES = ['stopped', 'idle', 'normal'] as const satisfies readonly EncoderStateWord[];

/**
 * The states from which each command is taken (ENC-13, STM-05). "Stopped-like" means stopped, idle, normal and update
 * available; one that needs an update cannot start. While it restarts or updates, the device cannot be reached.
 */
export const COMMAND_FROM: Readonly<Record<EncoderCommandName, readonly EncoderStateWord[]>> = {
  START: [...RESTING_STATES, 'update available'],
  STOP: ['starting', 'started'],
  RESTART: [
    ...RESTING_STATES,
    'starting',
    'started',
    'stopping',
    'update required',
    'update available',
    'uploading logs',
  ],
  UPDATE: ['update available', 'update required'],
};

/** State of an encoder directly after accepting a command (STM-05). */
export const COMMAND_TO = {
  START: 'starting',
  STOP: 'stopping',
  RESTART: 'restarting',
  UPDATE: 'updating',
} as const satisfies Readonly<Record<EncoderCommandName, EncoderStateWord>>;

/** The states in which an encoder may go to another organization or be deleted: it does nothing (ENC-13). */
export const MOVABLE_STATES: readonly EncoderStateWord[] = [
  ...RESTING_STATES,
  'offline',
  'update required',
  'update available',
];

/** True if an encoder in this state takes the command (ENC-13). */
export function takesCommand(command: EncoderCommandName, state: EncoderStateWord): boolean {
  return COMMAND_FROM[command].includes(state);
}

/** Message of a command that a state refuses. */
export function stateRefusal(
  command: EncoderCommandName | 'UPLOAD_LOGS' | 'MOVE' | 'DELETE',
  word: EncoderStateWord,
): ReasonMessage {
  const state = encoderStateName(word);
  if (state === 'OFFLINE') return formatReason('ENCODER_OFFLINE', { command });
  if (state === 'UPDATE_REQUIRED' && command === 'START')
    return formatReason('ENCODER_UPDATE_REQUIRED', { state });
  return formatReason('ENCODER_STATE', { command, state });
}

/** True if an encoder runs, so that Go Live cannot use it and no single event on it can be edited (ENC-17, EVT-25). */
export function encoderRuns(state: EncoderStateWord): boolean {
  return state === 'starting' || state === 'started' || state === 'stopping';
}
