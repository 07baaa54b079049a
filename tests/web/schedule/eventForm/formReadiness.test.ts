import { readinessOfForm } from '../../../../web/areas/schedule/eventForm/sections/formReadiness.ts';
import type { EncoderState } from '../../../../web/schema.generated.ts';

type Draft = Parameters<typeof readinessOfForm>[0];
const encoder = (state: EncoderState) => ({ id: 'n1', name: 'North Hall', status: { state } });
const clash = (kind: string) => ({ kind, other: { eventId: 'e2', title: 'Wedding' } });
const DRAFT: Draft = {
  ...{ eventId: 'e1', name: 'Sunday service', type: 'LIVE', isFar: false, encoder: encoder('STOPPED') },
  ...{ planName: 'Live Web Pro', conflicts: [], endedAccounts: [] },
};
const summary = (draft: Partial<Draft>) => {
  const { state, findings } = readinessOfForm({ ...DRAFT, ...draft });
  return [state, ...findings.map(({ reason, thing }) => `${reason} ${thing.kind} ${thing.id}`)];
};

test.each([
  ['a resting encoder', { encoder: encoder('STOPPED') }, ['READY']],
  ['an encoder that runs for another event', { encoder: encoder('STARTED') }, ['READY']],
  ['an encoder that cannot be read', { encoder: undefined }, ['READY']],
  ['an offline encoder', { encoder: encoder('OFFLINE') }, ['BLOCKED', 'EVENT_ENCODER_OFFLINE ENCODER n1']],
  [
    'an encoder that needs an update',
    { encoder: encoder('UPDATE_REQUIRED') },
    ['BLOCKED', 'EVENT_UPDATE_REQUIRED ENCODER n1'],
  ],
  ['an encoder without input', { encoder: encoder('IDLE') }, ['WARNING', 'EVENT_NO_INPUT ENCODER n1']],
  ['an encoder that is offline long before', { encoder: encoder('OFFLINE'), isFar: true }, ['READY']],
] as const)('S-045 ENC-17 shows the readiness of %s', (_name, draft, expected) => {
  expect(summary(draft)).toEqual(expected);
});

test.each(['LIVE', 'EXISTING_ENCODER_EVENT'] as const)(
  'S-045 EVT-04 reports a missing encoder for type %s, however far ahead',
  (type) => {
    const missing = ['BLOCKED', 'EVENT_ENCODER_MISSING EVENT e1'];
    expect(summary({ type, encoder: null })).toEqual(missing);
    expect(summary({ type, encoder: null, isFar: true })).toEqual(missing);
  },
);

test.each(['EXISTING_MEDIA', 'SIMLIVE', 'REPUBLISH'] as const)(
  'S-045 EVT-04 reports no missing encoder for type %s',
  (type) => {
    expect(summary({ type, encoder: null })).toEqual(['READY']);
  },
);

test('S-045 EVT-11 EVT-12 EVT-13 names each kind of clash once, with the other event', () => {
  const conflicts = ['ENCODER', 'WEB_CHANNEL', 'WEB_CHANNEL', 'RTMP'].map(clash);
  expect(summary({ conflicts })).toEqual([
    ...['BLOCKED', 'EVENT_CLASH EVENT e2', 'EVENT_WEB_CHANNEL_CLASH EVENT e2', 'EVENT_RTMP_CLASH EVENT e2'],
  ]);
});

test('S-045 EVT-32 leads to the plan when more events run at once than it has streams', () => {
  const conflicts = [
    { kind: 'CONCURRENCY', other: null },
    { kind: 'CONCURRENCY', other: null },
  ];
  expect(readinessOfForm({ ...DRAFT, conflicts })).toMatchObject({
    state: 'BLOCKED',
    findings: [{ reason: 'EVENT_TOO_MANY', thing: { kind: 'PLAN', name: 'Live Web Pro' } }],
  });
});

test('S-045 STM-14 leads to the account whose access ends before the next date', () => {
  const endedAccounts = [{ id: 'a1', name: 'Harbour TV' }];
  expect(readinessOfForm({ ...DRAFT, endedAccounts })).toMatchObject({
    state: 'BLOCKED',
    findings: [
      { reason: 'EVENT_ACCOUNT_ENDS', thing: { kind: 'SOCIAL_ACCOUNT', id: 'a1', name: 'Harbour TV' } },
    ],
  });
});
