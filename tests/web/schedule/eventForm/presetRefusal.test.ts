import type { EventChoices } from '../../../../web/areas/schedule/eventForm/eventChoices.ts';
import type { EventValues } from '../../../../web/areas/schedule/eventForm/eventValues.ts';
import { presetRefusal } from '../../../../web/areas/schedule/eventForm/presetRefusal.ts';

const choicesWith = (own: string | null) =>
  ({
    encoders: [{ id: 'e1', name: 'Van kit', preset: own && { id: own, name: 'UHD' } }],
    encoderPresets: [{ id: 'uhd', name: 'UHD', codec: 'H264', outputFormat: '2160p30' }],
    groups: [],
  }) as unknown as EventChoices;
const values = (encoderSettingsType: 'AUTOMATIC' | 'ADVANCED', encoderPresetId: string) =>
  ({
    ...{ type: 'LIVE', name: 'Service', encoderId: 'e1', encoderSettingsType, encoderPresetId },
    destinations: [],
  }) as unknown as EventValues;
const fieldOf = (...of: Parameters<typeof presetRefusal>) => presetRefusal(...of)?.field ?? null;

test('EVT-15 EVT-19 a 4K preset without the plan is refused where it was chosen: at the preset, or at the encoder', () => {
  expect(fieldOf(values('ADVANCED', 'uhd'), choicesWith(null), 'Live Web Pro')).toBe('encoderPresetId');
  expect(fieldOf(values('AUTOMATIC', ''), choicesWith('uhd'), 'Live Web Pro')).toBe('encoderId');
  expect(fieldOf(values('ADVANCED', 'uhd'), choicesWith(null), 'Enterprise 4K')).toBeNull();
});

test('EVT-04 EVT-19 one that an automatic event had is not refused, for another takes its place', () => {
  expect(fieldOf(values('AUTOMATIC', 'uhd'), choicesWith(null), 'Live Web Pro')).toBeNull();
});
