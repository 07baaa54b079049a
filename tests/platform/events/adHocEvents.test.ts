import type { EventRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import type { GoLiveRecord } from '../../../fixtures/platform/domains/events/goLive/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { seedStreaming, simulatedWorld, type SimulatedWorld } from '../worlds/simulatedWorld.ts';

let platform: TestPlatform;
let world: SimulatedWorld;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: seedStreaming });
  world = simulatedWorld(platform.services, platform.clock);
  await world.reset();
  token = await platform.signIn('events@harbour.example');
});
afterAll(() => platform.close());

test('GOL-01 marks the event that going live becomes as ad hoc, and no planned event', async () => {
  const harbour = `/api/v3/customers/${CUSTOMERS.harbour}`;
  const { status, body } = await platform.call<GoLiveRecord>('POST', `${harbour}/golive`, {
    token,
    body: {
      ...{ title: 'Prayer for the city', duration: 3_600_000, encoderId: ENCODER_IDS.southStage },
      ...{ encoderChannelId: CHANNEL_IDS.events, encoderPresetId: PRESET_IDS.fullHd30 },
      destinations: [{ kind: 'EMBED', destinationId: WEB_CHANNEL_IDS.prayerRoom }],
    },
  });
  expect(status).toBe(201);
  await world.pass(14);
  const { body: request } = await platform.call<GoLiveRecord>('GET', `${harbour}/golive/${body.requestId}`, {
    token,
  });
  const { body: events } = await platform.call<EventRecord[]>('GET', `${harbour}/plannedevents`, { token });
  expect(events.length).toBeGreaterThan(1);
  expect(events.filter(({ adHoc }) => adHoc).map(({ uuid }) => uuid)).toEqual([request.request?.scheduleId]);
});
