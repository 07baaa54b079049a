import { eq } from 'drizzle-orm';
import { encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { decoders } from '../../../fixtures/platform/kernel/db/schema/venues.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const SECOND = 1_000;
const FIVE_MINUTES = 300 * SECOND;

interface MonitoredEncoder {
  uuid: string;
  name: string;
  version: string;
  status: string;
  customerName: string;
}
interface MonitoredDecoder {
  userName: string;
  serial: string;
  playerVersion: string;
  fkCustomer: string;
  customerName: string;
}

describe.each(await backends())('monitors on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ platform, close } = await start());
  });
  afterAll(() => close());

  const get = async <T>(path: string, userName = 'super@rostrum.example') => {
    const answer = await platform.call<T>('GET', path, { token: await platform.signIn(userName) });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const ago = (milliseconds: number) => new Date(platform.clock.now().getTime() - milliseconds);
  const seenAgo = async (milliseconds: number) => {
    await platform.services.db
      .update(encoderStatuses)
      .set({ lastUpdate: ago(milliseconds) })
      .where(eq(encoderStatuses.encoderId, ENCODER_IDS.chapel));
    await platform.services.db
      .update(decoders)
      .set({ lastUpdate: ago(milliseconds) })
      .where(eq(decoders.serial, 'D20010041'));
  };

  test('MON-01 monitors look back 5 minutes unless told otherwise', async () => {
    const path = `/api/v3/customers/${CUSTOMERS.harbour}/monitors`;
    const seen = async (query = '') => {
      const { encoders, decoders: players } = await get<{
        encoders: MonitoredEncoder[];
        decoders: MonitoredDecoder[];
      }>(path + query, 'admin@harbour.example');
      return [
        encoders.some(({ uuid }) => uuid === ENCODER_IDS.chapel),
        players.some(({ serial }) => serial === 'D20010041'),
      ];
    };
    const everywhere = async () =>
      (await get<MonitoredDecoder[]>('/api/v3/monitors/decoders')).some(
        ({ serial }) => serial === 'D20010041',
      );
    await seenAgo(FIVE_MINUTES - SECOND);
    expect([await seen(), await everywhere()]).toEqual([[true, true], true]);
    await seenAgo(FIVE_MINUTES + SECOND);
    expect([await seen(), await everywhere()]).toEqual([[false, false], false]);
    expect(await seen(`?after=${ago(2 * FIVE_MINUTES).toISOString()}`)).toEqual([true, true]);
    await seenAgo(0);
  });

  test('MON-03 decoders carry user name, status, version and organisation; encoders their version', async () => {
    const players = await get<MonitoredDecoder[]>('/api/v3/monitors/decoders');
    expect(players.find(({ serial }) => serial === 'D20010041')).toEqual({
      userName: 'harbour-main-hall',
      serial: 'D20010041',
      status: 'playing',
      playerVersion: '5.4.0',
      fkCustomer: CUSTOMERS.harbour,
      customerName: 'Harbour Street Church',
      lastUpdate: expect.any(String),
    });
    const encoders = await get<MonitoredEncoder[]>('/api/v3/monitors/encoders');
    expect(encoders.find(({ uuid }) => uuid === ENCODER_IDS.northHall)).toMatchObject({
      name: 'North Hall',
      version: '8.2.1',
      status: 'started',
      customerName: 'Harbour Street Church',
    });
  });

  test('MON-04 two decoders that report under one user name can be told', async () => {
    const players = await get<MonitoredDecoder[]>('/api/v3/monitors/decoders');
    const twice = players.filter(({ userName }) => userName === 'harbour-main-hall');
    expect(twice.map(({ serial }) => serial)).toEqual(['D20010041', 'D20010077']);
  });

  test('MON-05 encoders in error and online players have calls of their own', async () => {
    const inError = await get<MonitoredEncoder[]>('/legacy/monitors/encoders/state/error');
    expect(inError.map(({ name }) => name).sort()).toEqual(['Arena B', 'Youth room']);
    const { onlinePlayers } = await get<{ onlinePlayers: number }>('/api/v3/monitors/players');
    expect(onlinePlayers).toBe(4);
  });

  test('encoders and decoders are sorted as asked', async () => {
    const names = (await get<MonitoredEncoder[]>('/api/v3/monitors/encoders')).map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    const versions = (await get<MonitoredEncoder[]>('/api/v3/monitors/encoders?sort=version')).map(
      ({ version }) => version,
    );
    expect(versions).toEqual([...versions].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    const players = await get<MonitoredDecoder[]>('/api/v3/monitors/decoders?sort=playerVersion');
    expect(players[0]?.playerVersion).toBe('5.3.2');
  });
});
