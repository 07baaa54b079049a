import type { EncoderRecord } from '../../graph/rest/encoders.ts';
import type { EncoderState, EncoderStateCount } from '../__generated__/types.ts';

type StateWord = EncoderRecord['status']['state'];

const STATES: Record<StateWord, EncoderState> = {
  stopped: 'STOPPED',
  starting: 'STARTING',
  started: 'STARTED',
  stopping: 'STOPPING',
  idle: 'IDLE',
  normal: 'NORMAL',
  offline: 'OFFLINE',
  restarting: 'RESTARTING',
  updating: 'UPDATING',
  'update required': 'UPDATE_REQUIRED',
  'update available': 'UPDATE_AVAILABLE',
  'uploading logs': 'UPLOADING_LOGS',
};

/** The schema's name of an encoder's state (ENC-11). */
export function encoderState(word: StateWord): EncoderState {
  return STATES[word];
}

/** How many encoders are in each state that any of them is in. */
export function stateCounts(encoders: readonly EncoderRecord[]): EncoderStateCount[] {
  const counts = new Map<EncoderState, number>();
  for (const { status } of encoders) {
    const state = encoderState(status.state);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return [...counts].map(([state, count]) => ({ state, count }));
}
