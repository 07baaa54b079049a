import { readinessOfForm } from '../../../web/areas/eventForm/sections/formReadiness.ts';
import type { EncoderState } from '../../../web/schema.generated.ts';

const encoder = (state: EncoderState) => ({ id: 'n1', name: 'North Hall', status: { state } });
const clash = (kind: string) => ({ kind, other: { eventId: 'e2', title: 'Wedding' } });
const said = (judged: Omit<Parameters<typeof readinessOfForm>[0], 'planName'>) => {
  const { state, findings } = readinessOfForm({ ...judged, planName: 'Live Web Pro' });
  return [state, ...findings.map(({ reason, thing }) => `${reason} ${thing.kind} ${thing.id}`)];
};

test.each([
  ['a resting encoder', encoder('STOPPED'), [], ['READY']],
  ['one that runs for another event', encoder('STARTED'), [], ['READY']],
  ['no encoder', undefined, [], ['READY']],
  ['one that is offline', encoder('OFFLINE'), [], ['BLOCKED', 'EVENT_ENCODER_OFFLINE ENCODER n1']],
  [
    'one that needs an update',
    encoder('UPDATE_REQUIRED'),
    [],
    ['BLOCKED', 'EVENT_UPDATE_REQUIRED ENCODER n1'],
  ],
  ['one without input', encoder('IDLE'), [], ['WARNING', 'EVENT_NO_INPUT ENCODER n1']],
] as const)('S-045 ENC-17 the summary judges %s', (_name, one, conflicts, expected) => {
  expect(said({ encoder: one, conflicts })).toEqual(expected);
});

test('S-045 EVT-11 EVT-12 EVT-13 each kind of clash is named once, with the other event', () => {
  const conflicts = ['ENCODER', 'WEB_CHANNEL', 'WEB_CHANNEL', 'RTMP'].map(clash);
  expect(said({ encoder: encoder('STOPPED'), conflicts })).toEqual([
    ...['BLOCKED', 'EVENT_CLASH EVENT e2', 'EVENT_WEB_CHANNEL_CLASH EVENT e2', 'EVENT_RTMP_CLASH EVENT e2'],
  ]);
});

test('S-045 EVT-32 an event at whose time more would run than the plan has streams is not ready, and leads to the plan', () => {
  const conflicts = [
    { kind: 'CONCURRENCY', other: null },
    { kind: 'CONCURRENCY', other: null },
  ];
  const judged = { encoder: encoder('STOPPED'), planName: 'Live Web Pro', conflicts };
  expect(readinessOfForm(judged)).toMatchObject({
    state: 'BLOCKED',
    findings: [{ reason: 'EVENT_TOO_MANY', thing: { kind: 'PLAN', name: 'Live Web Pro' } }],
  });
});
