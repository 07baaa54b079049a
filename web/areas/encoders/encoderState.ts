import type { EncoderCommand, EncoderState } from '../../schema.generated.ts';
import type { EncoderRow_EncoderFragment } from './EncoderRow.generated.ts';

export type EncoderRow = EncoderRow_EncoderFragment;

/** From which states a command may be given (ENC-13, STM-05). */
const ALLOWED_FROM: Record<EncoderCommand, readonly EncoderState[]> = {
  START: ['STOPPED', 'IDLE', 'NORMAL', 'UPDATE_AVAILABLE'],
  STOP: ['STARTING', 'STARTED'],
  RESTART: [
    'STOPPED',
    'IDLE',
    'NORMAL',
    'STARTING',
    'STARTED',
    'STOPPING',
    'UPDATE_AVAILABLE',
    'UPDATE_REQUIRED',
  ],
  UPDATE: ['UPDATE_AVAILABLE', 'UPDATE_REQUIRED'],
};

/** What an encoder does right after it has taken a command. */
export const STATE_AFTER: Record<EncoderCommand, EncoderState> = {
  START: 'STARTING',
  STOP: 'STOPPING',
  RESTART: 'RESTARTING',
  UPDATE: 'UPDATING',
};

export function canCommand(command: EncoderCommand, state: EncoderState): boolean {
  return ALLOWED_FROM[command].includes(state);
}

/** Why an encoder wants to be looked at; the first is shown beside its state (ENC-17). */
export type Concern = 'updateRequired' | 'noInput' | 'hot' | 'neededSoon';

export function concernsOf({ status, nextUse }: Pick<EncoderRow, 'status' | 'nextUse'>): Concern[] {
  const concerns: Concern[] = [];
  if (status.state === 'UPDATE_REQUIRED') concerns.push('updateRequired');
  if (status.state === 'STARTED' && status.hasInput === false) concerns.push('noInput');
  if (hottest(status)?.isHot) concerns.push('hot');
  if (status.state === 'OFFLINE' && nextUse) concerns.push('neededSoon');
  return concerns;
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
