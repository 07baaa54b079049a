import type { EncoderRecord } from '../../graph/upstream/rest/encoders/encoders.ts';
import type { EncoderConfigurationName } from '../../schema/rules/encoders.ts';
import type { EncoderStateWord } from '../../schema/rules/encoderStates.ts';
import type { EncoderConfiguration, EncoderState, EncoderStateCount } from '../__generated__/types.ts';

const STATES = new Map<string, EncoderState>();

/** The schema's name of an encoder's state (ENC-11). Made once for each word: every row of every list has one. */
export function encoderState(word: EncoderStateWord): EncoderState {
  let state = STATES.get(word);
  if (!state) STATES.set(word, (state = word.toUpperCase().replace(' ', '_') as EncoderState));
  return state;
}

/** Counts encoders per state, without empty states. */
export function stateCounts(encoders: readonly EncoderRecord[]): EncoderStateCount[] {
  const counts = new Map<EncoderState, number>();
  for (const { status } of encoders) {
    const state = encoderState(status.state);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return [...counts].map(([state, count]) => ({ state, count }));
}

/** The wire's word for a configuration (ENC-05). */
export function configurationWord(configuration: EncoderConfiguration): EncoderConfigurationName {
  return configuration === 'ADVANCED' ? 'advanced' : 'automatic';
}
