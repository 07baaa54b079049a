import {
  type ArrivingPicture,
  getNextState,
  type RunningDestination,
} from '../../../fixtures/platform/domains/destinations/states/destinationModel.ts';

const NOW = new Date('2026-11-22T14:30:00.000Z');
const encoder = { state: 'started', stateChangedAt: NOW, startedAt: NOW, hasInput: true } as const;
const next = (status: RunningDestination['status'], picture: ArrivingPicture, source = encoder as object) =>
  getNextState(
    { id: 'd1', kind: 'EMBED', status, statusChangedAt: NOW, startedAt: null, stopRequestTime: null },
    source as typeof encoder,
    NOW,
    picture,
  )?.status;

test('STM-03 NET-10 a web video of what really arrives starts once viewers can play it, and not before', () => {
  expect(next('SET_UP', 'arriving')).toBe('STARTING');
  expect(next('STARTING', 'arriving')).toBeUndefined();
  expect(next('STARTING', 'playable')).toBe('STARTED');
});

test('STM-03 one that nothing is known to arrive for takes its time', () => {
  expect(next('SET_UP', 'none')).toBeUndefined();
  expect(next('STARTING', 'none')).toBeUndefined();
});

test('STM-03 none is started before its encoder, whatever arrives', () => {
  expect(next('STARTING', 'playable', { ...encoder, state: 'starting' })).toBeUndefined();
});
