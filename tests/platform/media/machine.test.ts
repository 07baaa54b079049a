import { isProcessingOver } from '../../../schema/rules/processing.ts';
import { MEDIA_STATES, PROCESSING_STATES } from '../../../schema/rules/media.ts';
import type { MediaStateName, ProcessingStateName } from '../../../schema/rules/media.ts';
import {
  canBecome,
  canProcess,
  nextProcessing,
  process,
} from '../../../fixtures/platform/domains/media/items/mediaMachine.ts';

const at = (state: ProcessingStateName, retried: ProcessingStateName | null = null) => ({ state, retried });
const RUNNING = ['STARTING', 'IN_PROGRESS', 'SEGMENTING', 'TRANSCODING', 'RE_SEGMENTING'] as const;
const ENDS = ['FAILED', 'CANCELLED', 'TIMED_OUT'] as const;

const FORWARD: [ProcessingStateName, ProcessingStateName][] = [
  ['PENDING', 'STARTING'],
  ['STARTING', 'IN_PROGRESS'],
  ['IN_PROGRESS', 'SEGMENTING'],
  ['SEGMENTING', 'TRANSCODING'],
  ['TRANSCODING', 'COMPLETE'],
  ['COMPLETE', 'RE_SEGMENTING'],
  ['RE_SEGMENTING', 'COMPLETE'],
  ['PENDING', 'CANCELLED'],
];
const ALLOWED = new Set([
  ...FORWARD.map(([from, to]) => `${from}>${to}`),
  ...RUNNING.flatMap((from) => ['RETRYING', ...ENDS].map((to) => `${from}>${to}`)),
]);
const PAIRS = PROCESSING_STATES.filter((from) => from !== 'RETRYING').flatMap((from) =>
  PROCESSING_STATES.map((to) => [from, to] as const),
);

describe('processing of a video', () => {
  it.each(PAIRS.filter(([from, to]) => ALLOWED.has(`${from}>${to}`)))('STM-07 %s goes to %s', (from, to) => {
    expect(process(at(from), to).state).toBe(to);
  });

  it.each(PAIRS.filter(([from, to]) => !ALLOWED.has(`${from}>${to}`)))(
    'STM-07 %s does not go to %s',
    (from, to) => {
      expect(canProcess(at(from), to)).toBe(false);
      expect(() => process(at(from), to)).toThrow(RangeError);
    },
  );

  it.each(RUNNING)('STM-07 a retry of %s goes back to it, to an end, and nowhere else', (state) => {
    const retrying = process(at(state), 'RETRYING');
    const reached = PROCESSING_STATES.filter((to) => canProcess(retrying, to));
    expect(new Set(reached)).toEqual(new Set([state, ...ENDS]));
    expect(nextProcessing(retrying)).toBe(state);
    expect(process(retrying, state)).toEqual(at(state));
  });

  it('STM-07 runs from pending to complete by itself', () => {
    const seen: ProcessingStateName[] = ['PENDING'];
    let position = at('PENDING');
    for (let next = nextProcessing(position); next !== null; next = nextProcessing(position)) {
      position = { ...process(position, next) } as typeof position;
      seen.push(position.state);
    }
    expect(seen).toEqual(['PENDING', 'STARTING', 'IN_PROGRESS', 'SEGMENTING', 'TRANSCODING', 'COMPLETE']);
    expect(isProcessingOver(position.state)).toBe(true);
  });
});

const MEDIA_ALLOWED: [MediaStateName, MediaStateName][] = [
  ['started', 'content_available'],
  ['started', 'errored'],
  ['content_available', 'completed'],
  ['completed', 'republish_pending'],
  ['republish_pending', 'completed'],
  ['completed', 'delete_pending'],
  ['completed', 'partial_delete_pending'],
];
const MEDIA_PAIRS = MEDIA_STATES.flatMap((from) => MEDIA_STATES.map((to) => [from, to] as const));
const isAllowed = ([from, to]: readonly [MediaStateName, MediaStateName]) =>
  MEDIA_ALLOWED.some(([a, b]) => a === from && b === to);

describe('library item', () => {
  it.each(MEDIA_PAIRS.filter(isAllowed))('STM-08 %s becomes %s', (from, to) => {
    expect(canBecome(from, to)).toBe(true);
  });

  it.each(MEDIA_PAIRS.filter((pair) => !isAllowed(pair)))('STM-08 %s does not become %s', (from, to) => {
    expect(canBecome(from, to)).toBe(false);
  });

  it('LIB-06 has seven states, LIB-08 eleven of processing', () => {
    expect(MEDIA_STATES).toHaveLength(7);
    expect(PROCESSING_STATES).toHaveLength(11);
  });
});
