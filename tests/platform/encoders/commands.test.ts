import { eq } from 'drizzle-orm';
import { encoders, encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { loadEncoderOrders } from '../../../fixtures/platform/domains/encoders/devices/encoderDoor.ts';
import type { EncoderRecord } from '../../../fixtures/platform/domains/encoders/encoders/records.ts';
import { CHANNEL_IDS, ENCODER_IDS, PRESET_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { COMMAND_FROM, ENCODER_STATES, type EncoderStateWord } from '../../../schema/rules/encoderStates.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

interface Answered {
  code?: string;
  message?: string;
  state?: string;
}

describe.each(await backends())('commands to encoders on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ platform, close } = await start());
  });
  afterAll(() => close());

  const ask = async <T = Answered>(method: string, path: string, body?: unknown) =>
    platform.call<T>(method, path, { token: await platform.signIn('encoders@harbour.example'), body });
  const read = async (uuid: string) => (await ask<EncoderRecord>('GET', `/api/v3/encoders/${uuid}`)).body;
  const becomes = (uuid: string, state: EncoderStateWord) =>
    platform.services.db
      .update(encoderStatuses)
      .set({ state, requestedState: null })
      .where(eq(encoderStatuses.encoderId, uuid));

  test('EVT-19 ENC-13 an encoder that chooses by itself is started with a preset for one run, and goes on to choose', async () => {
    const { db } = platform.services;
    const uuid = ENCODER_IDS.chapel;
    const ofEncoder = eq(encoders.uuid, uuid);
    const [before] = await db.select().from(encoders).where(ofEncoder);
    await db.update(encoders).set({ encoderPresetId: null }).where(ofEncoder);
    const start = async (use: object) => {
      await becomes(uuid, 'stopped');
      const path = `/api/v3/encoders/${uuid}/status`;
      expect((await ask('PATCH', path, { requestedState: 'started', ...use })).status).toBe(200);
      const { encoderPresetId, encoderChannelId } = await read(uuid);
      const { command } = await loadEncoderOrders(db, uuid);
      return { encoderPresetId, encoderChannelId, told: command?.presetId };
    };
    expect(await start({ presetId: PRESET_IDS.fullHd60, eventProfileId: CHANNEL_IDS.events })).toEqual({
      ...{ encoderPresetId: null, encoderChannelId: CHANNEL_IDS.events, told: PRESET_IDS.fullHd60 },
    });
    expect(await start({})).toMatchObject({ encoderPresetId: null, told: null });
    await db.update(encoders).set(before!).where(ofEncoder);
    // One with a preset of its own is set to the one that a start names.
    expect(await start({ presetId: PRESET_IDS.fullHd60 })).toMatchObject({
      ...{ encoderPresetId: PRESET_IDS.fullHd60, told: PRESET_IDS.fullHd60 },
    });
    await db.update(encoders).set(before!).where(ofEncoder);
  });

  describe('STM-05 ENC-13 over the wire', () => {
    const REQUESTS = {
      START: 'started',
      STOP: 'stopped',
      RESTART: 'restarting',
      UPDATE: 'updating',
    } as const;
    const uuid = ENCODER_IDS.chapel;
    const cases = ENCODER_STATES.flatMap((state) =>
      (Object.keys(REQUESTS) as (keyof typeof REQUESTS)[]).map((command) => ({ state, command })),
    );
    const tell = (command: keyof typeof REQUESTS) =>
      ask('PATCH', `/api/v3/encoders/${uuid}/status`, {
        requestedState: REQUESTS[command],
      });

    test.each(cases.filter(({ state, command }) => COMMAND_FROM[command].includes(state)))(
      'STM-05 $state takes $command',
      async ({ state, command }) => {
        await becomes(uuid, state);
        const passing = { START: 'starting', STOP: 'stopping', RESTART: 'restarting', UPDATE: 'updating' };
        expect((await tell(command)).body.state).toBe(passing[command]);
      },
    );

    test.each(cases.filter(({ state, command }) => !COMMAND_FROM[command].includes(state)))(
      'STM-05 $state refuses $command, names both and stays',
      async ({ state, command }) => {
        await becomes(uuid, state);
        const answer = await tell(command);
        expect([answer.status, answer.body.code]).toEqual([409, 'STATE']);
        expect(answer.body.message).toContain(command.toLowerCase());
        expect(answer.body.message).toContain(state);
        expect((await read(uuid)).status.state).toBe(state);
      },
    );
  });
});
