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

/** What people can tell an encoder (ENC-13); moving it is no command to the device. */
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

/** What an encoder does right after it has taken a command (STM-05). */
export const COMMAND_TO = {
  START: 'starting',
  STOP: 'stopping',
  RESTART: 'restarting',
  UPDATE: 'updating',
} as const satisfies Readonly<Record<EncoderCommandName, EncoderStateWord>>;

/** The states in which an encoder may go to another organisation or be deleted: it does nothing (ENC-13). */
export const MOVABLE_STATES: readonly EncoderStateWord[] = [
  ...RESTING_STATES,
  'offline',
  'update required',
  'update available',
];

/** Whether an encoder in this state takes the command (ENC-13). */
export function takesCommand(command: EncoderCommandName, state: EncoderStateWord): boolean {
  return COMMAND_FROM[command].includes(state);
}

/** What a person is told when a state refuses something: `doing` is a verb, such as "start" or "upload logs of". */
export function stateRefusal(doing: string, state: EncoderStateWord): string {
  if (state === 'offline') return `Cannot ${doing} this encoder while it is offline.`;
  if (state === 'update required' && doing === 'start') {
    return 'Cannot start this encoder: its state is “update required”. Install the update first.';
  }
  return `Cannot ${doing} this encoder while its state is “${state}”.`;
}

/** Why an encoder wants to be looked at (ENC-17). */
export type EncoderConcern = 'updateRequired' | 'noInput' | 'hot' | 'neededSoon';

/** What is known of an encoder to judge it by. */
export interface EncoderCondition {
  state: EncoderStateWord;
  hasInput: boolean | null;
  temperatures: readonly { celsius: number; warningCelsius: number }[];
  /** Whether an event of the next days needs it. */
  isNeeded: boolean;
}

/** The reasons to look at an encoder, the gravest first; empty when all is well (ENC-17). */
export function encoderConcerns({
  state,
  hasInput,
  temperatures,
  isNeeded,
}: EncoderCondition): EncoderConcern[] {
  const concerns: EncoderConcern[] = [];
  if (state === 'update required') concerns.push('updateRequired');
  if (state === 'started' && hasInput === false) concerns.push('noInput');
  if (temperatures.some(({ celsius, warningCelsius }) => celsius >= warningCelsius)) concerns.push('hot');
  if (state === 'offline' && isNeeded) concerns.push('neededSoon');
  return concerns;
}

/** Whether an encoder runs, so that Go Live cannot use it and no single event on it can be edited (ENC-17, EVT-25). */
export function encoderRuns(state: EncoderStateWord): boolean {
  return state === 'starting' || state === 'started' || state === 'stopping';
}
