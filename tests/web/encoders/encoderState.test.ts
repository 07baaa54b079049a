import { countByChip, selectEncoders } from '../../../web/areas/encoders/public/encoderList.ts';
import {
  attentionTo,
  canCommand,
  hottest,
  type EncoderRow,
} from '../../../web/areas/encoders/public/encoderState.ts';
import type { EncoderCommand, EncoderState } from '../../../web/schema.generated.ts';
import { STATES } from '../../../web/ui/states.ts';
import { encoder } from './encoderFixture.ts';

const rows = [
  encoder('1', 'north hall', { state: 'STARTED', createdAt: '2026-03-01T00:00:00Z' }),
  encoder('2', 'Chapel', { createdAt: '2026-05-01T00:00:00Z' }),
  encoder('3', 'Youth room', { state: 'UPDATE_REQUIRED', createdAt: '2026-01-01T00:00:00Z' }),
  encoder('4', 'Van kit', { state: 'OFFLINE', createdAt: '2026-02-01T00:00:00Z' }),
] as unknown as EncoderRow[];

const names = (change: object) =>
  selectEncoders(rows, { filter: '', chip: '', sort: 'NAME_ASC', language: 'en', ...change }).map(
    ({ name }) => name,
  );

test('LST-01 the filter is a case-insensitive part of the name', () => {
  expect(names({ filter: 'HALL' })).toEqual(['north hall']);
  expect(names({ filter: ' o ' })).toEqual(['north hall', 'Youth room']);
  expect(names({ filter: 'E1002' })).toEqual([]);
});

test('LST-02 encoders sort by name and by age, both ways', () => {
  expect(names({ sort: 'NAME_ASC' })).toEqual(['Chapel', 'north hall', 'Van kit', 'Youth room']);
  expect(names({ sort: 'NAME_DESC' })).toEqual(['Youth room', 'Van kit', 'north hall', 'Chapel']);
  expect(names({ sort: 'MOST_RECENT' })).toEqual(['Chapel', 'north hall', 'Van kit', 'Youth room']);
  expect(names({ sort: 'OLDEST' })).toEqual(['Youth room', 'Van kit', 'north hall', 'Chapel']);
});

test('the chips count what they show', () => {
  expect(countByChip(rows)).toEqual({ '': 4, live: 1, attention: 2, offline: 1, online: 3 });
  expect(names({ chip: 'attention' })).toEqual(['Van kit', 'Youth room']);
});

const ALLOWED: Record<EncoderCommand, EncoderState[]> = {
  START: ['STOPPED', 'IDLE', 'NORMAL', 'UPDATE_AVAILABLE'],
  STOP: ['STARTING', 'STARTED'],
  RESTART: [
    'STOPPED',
    'STARTING',
    'STARTED',
    'STOPPING',
    'IDLE',
    'NORMAL',
    'UPDATE_REQUIRED',
    'UPDATE_AVAILABLE',
    'UPLOADING_LOGS',
  ],
  UPDATE: ['UPDATE_REQUIRED', 'UPDATE_AVAILABLE'],
};
const STATE_NAMES = Object.keys(STATES.encoder) as EncoderState[];

test.each(Object.entries(ALLOWED))('ENC-13 %s is offered from its own states only', (command, allowed) => {
  const offered = STATE_NAMES.filter((state) => canCommand(command as EncoderCommand, state));
  expect(offered.sort()).toEqual([...allowed].sort());
});

test('ENC-17 a row of the list has all that the rule of attention asks for', () => {
  const reasons = (change: object) => attentionTo(encoder('1', 'a', change) as unknown as EncoderRow);
  expect(reasons({ state: 'STARTED', hasInput: false })).toEqual(['noInput']);
  expect(reasons({ celsius: 75 })).toEqual(['hot']);
  expect(reasons({ cpuUsage: 95 })).toEqual(['cpuHigh']);
  expect(reasons({ lost: 30 })).toEqual(['droppingFrames']);
  expect(reasons({ state: 'UPDATE_REQUIRED' })).toEqual(['updateRequired']);
  expect(reasons({ state: 'OFFLINE', nextUse: { id: 'x' } })).toEqual(['neededSoon', 'offline']);
});

test('the sensor nearest to its limit is the one that is shown', () => {
  const temperatures = [
    { name: 'A', celsius: 60, warningCelsius: 90 },
    { name: 'B', celsius: 50, warningCelsius: 55 },
  ] as EncoderRow['status']['temperatures'];
  expect(hottest({ temperatures })).toMatchObject({ celsius: 50, isHot: false });
  expect(hottest({ temperatures: [] })).toBeUndefined();
});
