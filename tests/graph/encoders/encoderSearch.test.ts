import { eq } from 'drizzle-orm';
import {
  encoderNetworks,
  encoderReadings,
  encoderStatuses,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { EncoderStateWord } from '../../../schema/rules/encoderStates.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let operator: GraphClient;
let admin: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  operator = await world.signIn('encoders@harbour.example');
  admin = await world.signIn('super@rostrum.example');
}, START_MS);
afterAll(() => world?.close());

const becomes = (encoderId: string, state: EncoderStateWord) =>
  world.platform.services.db
    .update(encoderStatuses)
    .set({ state, requestedState: null })
    .where(eq(encoderStatuses.encoderId, encoderId));

describe('filters and searches', () => {
  const names = async (filter: string) =>
    (
      await operator.data(
        `{ customer(id: "${CUSTOMERS.harbour}") { encoders(filter: ${filter}) { nodes { name } } } }`,
      )
    ).customer.encoders.nodes.map(({ name }: Data) => name);

  it('ENC-17 filters those that want attention by the same rule as the list shows it', async () => {
    await becomes(ENCODER_IDS.youthRoom, 'update required');
    await becomes(ENCODER_IDS.northHall, 'stopped');
    expect(await names('{ attention: true }')).toEqual(['Van kit', 'Youth room']);
    expect(await names('{ attention: false }')).not.toContain('Youth room');
    await becomes(ENCODER_IDS.northHall, 'offline');
    expect(await names('{ attention: true }')).toEqual(['North Hall', 'Van kit', 'Youth room']);
    await becomes(ENCODER_IDS.northHall, 'stopped');
    const { db, clock } = world.platform.services;
    const minute = new Date(Math.floor(clock.now().getTime() / 60_000) * 60_000);
    await db
      .insert(encoderReadings)
      .values({ encoderId: ENCODER_IDS.northHall, minute, uploadKbps: 0, droppedFrames: 30 })
      .onConflictDoUpdate({
        target: [encoderReadings.encoderId, encoderReadings.minute],
        set: { droppedFrames: 30 },
      });
    expect(await names('{ attention: true }')).toContain('North Hall');
  });

  it('ENC-19 filters by online, networks and version', async () => {
    await becomes(ENCODER_IDS.northHall, 'stopped');
    expect(await names('{ onlineOnly: true }')).not.toContain('Van kit');
    expect(await names('{ version: "7." }')).toEqual(['Youth room']);
    await world.platform.services.db
      .update(encoderNetworks)
      .set({ applied: false })
      .where(eq(encoderNetworks.encoderId, ENCODER_IDS.gallery));
    expect(await names('{ networkApplied: false }')).toEqual(['Gallery', 'South stage']);
  });

  it('ENC-19 the search over all organisations has four filters, two sorts and counts of versions, in one call', async () => {
    const search = async (args: string) =>
      (
        await admin.data(
          `{ encoderSearch${args} { totalCount versions { version count } nodes { customerName encoder { name version } } } }`,
        )
      ).encoderSearch as Data;
    let all: Data;
    const calls = await world.callsOf(async () => {
      all = await search('');
    });
    expect(calls).toEqual(['GET /api/v3/encoders/search']);
    expect(all.versions[0].version).toBe('8.2.1');
    expect(new Set(all.nodes.map(({ customerName }: Data) => customerName)).size).toBe(3);
    const counts = (await search('(sort: COUNT)')).versions.map(({ count }: Data) => count);
    expect(counts).toEqual([...counts].sort((a: number, b: number) => b - a));
    const found = async (filter: string) =>
      (await search(`(filter: ${filter})`)).nodes.map(({ encoder }: Data) => encoder.name).sort();
    expect(await found('{ version: "7." }')).toEqual(['Youth room']);
    expect(await found('{ text: " van KIT " }')).toEqual(['Van kit']);
    expect(await found('{ reportedState: OFFLINE }')).toContain('Van kit');
    expect(await found('{ onlineOnly: true }')).not.toContain('Van kit');
    expect(await found('{ networkApplied: false }')).toContain('Gallery');
    const refused = await operator.run('{ encoderSearch { totalCount } }');
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('ENC-23 encoders online are those of the last two minutes', async () => {
    const ids = async () =>
      (await operator.data('{ encodersOnline { id customerId version } }')).encodersOnline.map(
        ({ id }: Data) => id,
      );
    const seen = (ago: number) =>
      world.platform.services.db
        .update(encoderStatuses)
        .set({ lastUpdate: new Date(world.platform.clock.now().getTime() - ago) })
        .where(eq(encoderStatuses.encoderId, ENCODER_IDS.chapel));
    await seen(119_000);
    expect(await ids()).toContain(ENCODER_IDS.chapel);
    await seen(121_000);
    expect(await ids()).not.toContain(ENCODER_IDS.chapel);
  });

  it('ENC-27 no version under the minimum is offered', async () => {
    const { encoderOptions, minimumEncoderOption } = await operator.data(
      '{ encoderOptions(model: "Rostrum E2") { versions } minimumEncoderOption { type version } }',
    );
    expect(minimumEncoderOption).toContainEqual({ type: 'HARDWARE', version: '8.0.0' });
    expect(encoderOptions.versions).toEqual(['8.2.1', '8.2.0', '8.1.4', '8.0.0']);
  });

  it('C-094, C-095 the marathon automation is read and set', async () => {
    const id = ENCODER_IDS.chapel;
    const { encoder } = await operator.data(
      `{ encoder(id: "${id}") { marathon { enabled state schedule } } }`,
    );
    expect(encoder.marathon).toEqual({ enabled: false, state: 'OFF', schedule: '04:00' });
    const set = async (input: object) =>
      (
        await operator.data(
          `mutation ($input: UpdateMarathonInput!) {
            updateMarathon(input: $input) { marathon { enabled state nextRun } userErrors { code field message } }
          }`,
          { input: { id, ...input } },
        )
      ).updateMarathon as Data;
    expect((await set({ enabled: true })).marathon).toMatchObject({
      enabled: true,
      state: 'WAITING',
      nextRun: expect.any(String),
    });
    expect((await set({ schedule: '4 am' })).userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['schedule'],
        message: 'Enter a time from 00:00 to 23:59, in the format hh:mm.',
      },
    ]);
  });
});
