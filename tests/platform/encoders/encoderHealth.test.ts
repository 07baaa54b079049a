import { and, eq, gte, lt } from 'drizzle-orm';
import { encoderLogs, encoderReadings } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import type { EncoderRecord } from '../../../fixtures/platform/domains/encoders/encoders/records.ts';
import type { EncoderReadingRecord } from '../../../fixtures/platform/domains/encoders/encoders/readingsRecords.ts';
import { encoderReports } from '../../../fixtures/demo/simulator/encoderReports.ts';
import { encoderPruning } from '../../../fixtures/platform/server/jobs/pruning.ts';
import { addReadings } from '../../../fixtures/platform/domains/encoders/encoders/readingRows.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(await backends())('stored readings on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ platform, close } = await start());
  });
  afterAll(() => close());

  const storage = () => platform.services.db;
  const readings = async (
    query = '',
    encoderId: string = ENCODER_IDS.chapel,
    user = 'library@harbour.example',
  ) =>
    platform.call<EncoderReadingRecord[]>('GET', `/api/v3/encoders/${encoderId}/readings${query}`, {
      token: await platform.signIn(user),
    });
  const minute = (iso: string) => new Date(`2026-11-22T${iso}:00.000Z`);

  test('S-149 the least, mean and greatest of each span come from the database; a span without readings is missing', async () => {
    const encoderId = ENCODER_IDS.chapel;
    await storage().delete(encoderReadings).where(eq(encoderReadings.encoderId, encoderId));
    await storage()
      .insert(encoderReadings)
      .values([
        { encoderId, minute: minute('14:00'), uploadKbps: 100, cpuUsage: 10, celsius: 40, droppedFrames: 1 },
        { encoderId, minute: minute('14:01'), uploadKbps: 400, cpuUsage: 20, celsius: 43, droppedFrames: 2 },
        {
          encoderId,
          minute: minute('14:14'),
          uploadKbps: 100,
          cpuUsage: null,
          celsius: null,
          droppedFrames: 0,
        },
        {
          encoderId,
          minute: minute('14:31'),
          uploadKbps: 0,
          cpuUsage: null,
          celsius: null,
          droppedFrames: 0,
        },
      ]);
    const { status, body } = await readings();
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        start: '2026-11-22T14:00:00.000Z',
        minutes: 15,
        readings: 3,
        upload: { minimum: 100, average: 200, maximum: 400 },
        cpu: { minimum: 10, average: 15, maximum: 20 },
        celsius: { minimum: 40, average: 41.5, maximum: 43 },
        droppedFrames: 3,
      },
      {
        start: '2026-11-22T14:30:00.000Z',
        minutes: 15,
        readings: 1,
        upload: { minimum: 0, average: 0, maximum: 0 },
        cpu: null,
        celsius: null,
        droppedFrames: 0,
      },
    ]);
    expect((await readings('?resolution=1')).body.map(({ start: at }) => at.slice(11, 16))).toEqual([
      '14:00',
      '14:01',
      '14:14',
      '14:31',
    ]);
    expect((await readings('?resolution=60')).body).toHaveLength(1);
    expect((await readings(`?after=${minute('14:14').toISOString()}`)).body).toMatchObject([
      { readings: 1 },
      { readings: 1 },
    ]);
  });

  test('S-149 an encoder’s status tells the frames lost within the last hour, older ones not', async () => {
    const encoderId = ENCODER_IDS.chapel;
    await storage().delete(encoderReadings).where(eq(encoderReadings.encoderId, encoderId));
    const now = platform.services.clock.now().getTime();
    const lost = (minutesAgo: number, droppedFrames: number) => ({
      encoderId,
      minute: new Date(now - minutesAgo * 60_000),
      uploadKbps: 0,
      droppedFrames,
    });
    await storage()
      .insert(encoderReadings)
      .values([lost(60, 500), lost(59, 12), lost(1, 3)]);
    const { body } = await platform.call<EncoderRecord>('GET', `/api/v3/encoders/${encoderId}`, {
      token: await platform.signIn('library@harbour.example'),
    });
    expect(body.status.droppedFramesLastHour).toBe(15);
  });

  test('refuses a span of another length, an encoder of another organisation, and who sees no encoders', async () => {
    const refused = await readings('?resolution=7');
    expect(refused).toMatchObject({ status: 400, body: { field: 'resolution' } });
    expect((refused.body as unknown as { message: string }).message).toBe(
      'resolution must be one of 1, 5, 15, 60; it is 7.',
    );
    expect((await readings('', ENCODER_IDS.arenaA)).status).toBe(404);
    expect((await readings('', ENCODER_IDS.chapel, 'review@harbour.example')).status).toBe(403);
  });

  test('the demonstration begins with a day of readings and logs, with gaps where an encoder was away', async () => {
    const { body } = await readings('?resolution=1', ENCODER_IDS.northHall);
    expect(body.length).toBeGreaterThan(1_350);
    expect(body.length).toBeLessThan(1_440);
    expect(body.every(({ celsius, cpu }) => celsius !== null && cpu !== null)).toBe(true);
    const missing = body.filter(
      ({ start: at }, index) =>
        index > 0 && Date.parse(at) - Date.parse(body[index - 1]?.start ?? '') > 30 * MINUTE,
    );
    expect(missing).toHaveLength(1);
    expect((await readings('', ENCODER_IDS.vanKit)).body).toEqual([]);
    const written = await storage().$count(encoderLogs, eq(encoderLogs.encoderId, ENCODER_IDS.northHall));
    expect(written).toBeGreaterThan(300);
  });

  test('MON-02 an encoder’s reports of one minute become one reading: peaks stay, lost frames add up', async () => {
    const encoderId = ENCODER_IDS.southStage;
    const at = minute('15:00');
    const row = { encoderId, minute: at };
    await addReadings(storage(), [{ ...row, uploadKbps: 500, cpuUsage: 30, celsius: 50, droppedFrames: 2 }]);
    await addReadings(storage(), [{ ...row, uploadKbps: 400, cpuUsage: 35, celsius: 49, droppedFrames: 3 }]);
    const [stored] = await storage()
      .select()
      .from(encoderReadings)
      .where(and(eq(encoderReadings.encoderId, encoderId), eq(encoderReadings.minute, at)));
    expect(stored).toEqual({ ...row, uploadKbps: 500, cpuUsage: 35, celsius: 50, droppedFrames: 5 });
  });

  test('readings are written once a minute while an encoder is online, and forgotten after 24 hours', async () => {
    const from = platform.clock.now();
    for (let passed = 0; passed < 115; passed += 5) {
      platform.clock.advance(5_000);
      await encoderReports.step(platform.services);
    }
    const since = (encoderId: string) =>
      storage().$count(
        encoderReadings,
        and(eq(encoderReadings.encoderId, encoderId), gte(encoderReadings.minute, from)),
      );
    expect(await since(ENCODER_IDS.northHall)).toBe(2);
    expect(await since(ENCODER_IDS.vanKit)).toBe(0);
    await encoderPruning.step(platform.services);
    const old = new Date(platform.clock.now().getTime() - DAY);
    expect(await storage().$count(encoderReadings, lt(encoderReadings.minute, old))).toBe(0);
    expect(await storage().$count(encoderReadings)).toBeGreaterThan(1_000);
  });
});
