import { findAttentionReasons, type EncoderCondition } from '../../../schema/rules/attention.ts';
import { attentionToChannel } from '../../../schema/rules/channelAttention.ts';
import type { FindingKind } from '../../../schema/rules/liveDoctor.ts';
import { ENCODER_STATES } from '../../../schema/rules/encoderStates.ts';

const CALM: EncoderCondition = {
  state: 'stopped',
  hasInput: null,
  temperatures: [
    { celsius: 40, warningCelsius: 70 },
    { celsius: 50, warningCelsius: 75 },
  ],
  cpuUsage: 20,
  droppedFramesLastHour: 0,
  isNeeded: false,
};
const reasons = (change: Partial<EncoderCondition>) => findAttentionReasons({ ...CALM, ...change });
const at = (celsius: number) => [{ celsius, warningCelsius: 75 }];

test('an encoder that is well wants no attention, needed or not', () => {
  expect(reasons({})).toEqual([]);
  expect(reasons({ isNeeded: true })).toEqual([]);
  expect(reasons({ state: 'started', hasInput: true, isNeeded: true })).toEqual([]);
});

test('ENC-17 one that runs without a picture does, one that does not run needs none', () => {
  expect(reasons({ state: 'started', hasInput: false })).toEqual(['noInput']);
  expect(reasons({ state: 'started', hasInput: null })).toEqual([]);
  expect(reasons({ state: 'starting', hasInput: false })).toEqual([]);
});

test('ENC-17 one that must be updated or is offline does, and the more when an event needs it', () => {
  expect(reasons({ state: 'update required' })).toEqual(['updateRequired']);
  expect(reasons({ state: 'update required', isNeeded: true })).toEqual(['neededSoon', 'updateRequired']);
  expect(reasons({ state: 'offline' })).toEqual(['offline']);
  expect(reasons({ state: 'offline', isNeeded: true })).toEqual(['neededSoon', 'offline']);
});

test('ENC-11 of the twelve states two are a reason by themselves', () => {
  expect(ENCODER_STATES.filter((state) => reasons({ state }).length > 0)).toEqual([
    'offline',
    'update required',
  ]);
});

test('S-149 a sensor is near its limit within 5 °C of it, and too warm from it on', () => {
  expect(reasons({ temperatures: at(69.9) })).toEqual([]);
  expect(reasons({ temperatures: at(70) })).toEqual(['nearLimit']);
  expect(reasons({ temperatures: at(74.9) })).toEqual(['nearLimit']);
  expect(reasons({ temperatures: at(75) })).toEqual(['hot']);
  expect(reasons({ temperatures: [...at(40), ...at(76), ...at(71)] })).toEqual(['hot']);
  expect(reasons({ temperatures: [] })).toEqual([]);
});

test('S-149 the processor is at its limit from 90 % on, and thirty frames lost in an hour are too many', () => {
  expect(reasons({ cpuUsage: 89.9 })).toEqual([]);
  expect(reasons({ cpuUsage: 90 })).toEqual(['cpuHigh']);
  expect(reasons({ cpuUsage: null })).toEqual([]);
  expect(reasons({ droppedFramesLastHour: 29 })).toEqual([]);
  expect(reasons({ droppedFramesLastHour: 30 })).toEqual(['droppingFrames']);
});

test('what an encoder said before it went offline is no word on how it is now', () => {
  expect(
    reasons({ state: 'offline', temperatures: at(80), cpuUsage: 99, droppedFramesLastHour: 500 }),
  ).toEqual(['offline']);
});

test('the gravest reason comes first: what harms the picture on air', () => {
  expect(
    reasons({
      state: 'started',
      hasInput: false,
      temperatures: at(80),
      cpuUsage: 99,
      droppedFramesLastHour: 500,
    }),
  ).toEqual(['noInput', 'droppingFrames', 'hot', 'cpuHigh']);
});

describe('an encoder channel', () => {
  const span = (seconds: number, ...kinds: FindingKind[]) => ({
    seconds,
    findings: kinds.map((kind) => ({ kind, severity: 'ERROR' as const, found: null, wanted: null })),
  });

  test('ENC-17 wants attention while an error in what arrives lasts 20 seconds or more', () => {
    expect(attentionToChannel({ spans: [] })).toEqual([]);
    expect(attentionToChannel({ spans: [span(19, 'AUDIO_ENCODER')] })).toEqual([]);
    expect(attentionToChannel({ spans: [span(10, 'AUDIO_ENCODER'), span(10, 'AUDIO_ENCODER')] })).toEqual([
      'noSound',
    ]);
    expect(attentionToChannel({ spans: [span(20, 'AUDIO_ENCODER', 'KEYFRAME_INTERVAL')] })).toEqual([
      'keyFramesRare',
      'noSound',
    ]);
    expect(attentionToChannel({ spans: [span(20, 'KEYFRAME_INTERVAL'), span(2)] })).toEqual([]);
  });
});
