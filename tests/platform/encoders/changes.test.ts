import { eq } from 'drizzle-orm';
import {
  encoderLogs,
  encoderNetworks,
  encoders,
  encoderStatuses,
  encoderUnits,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import type { EncoderRecord } from '../../../fixtures/platform/domains/encoders/encoders/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, ENCODER_IDS, PRESET_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { EncoderStateWord } from '../../../schema/rules/encoderStates.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

interface Refusal {
  code?: string;
  message?: string;
  field?: string;
  errors?: { code: string; message: string; field?: string }[];
}

const OPERATOR = 'encoders@harbour.example';
const LOOKER = 'library@harbour.example';
const SUPER = 'super@rostrum.example';
const { harbour } = CUSTOMERS;
const NO_PRESET = ['encoderPresetId', 'An encoder preset is required for the advanced configuration.'];

describe.each(await backends())('changes of encoders on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ platform, close } = await start());
  });
  afterAll(() => close());

  const ask = async <T = Refusal>(method: string, path: string, body?: unknown, account = OPERATOR) =>
    platform.call<T>(method, path, { token: await platform.signIn(account), body });
  const read = async (uuid: string): Promise<EncoderRecord> =>
    (await ask<EncoderRecord>('GET', `/api/v3/encoders/${uuid}`, undefined, SUPER)).body;
  const add = (body: object, account = OPERATOR) =>
    ask<Refusal & EncoderRecord>('POST', `/api/v3/customers/${harbour}/encoders`, body, account);
  const change = (uuid: string, body: object, account = OPERATOR) =>
    ask<Refusal & EncoderRecord>('PATCH', `/api/v3/encoders/${uuid}`, body, account);
  const problems = ({
    body,
  }: {
    body: Refusal;
  }): [field: string | undefined, message: string | undefined][] =>
    (body.errors ?? [body]).map(({ field, message }) => [field, message]);
  const becomes = (uuid: string, state: EncoderStateWord) =>
    platform.services.db
      .update(encoderStatuses)
      .set({ state, requestedState: null })
      .where(eq(encoderStatuses.encoderId, uuid));

  describe('adding by activation code', () => {
    test('ENC-01 ENC-04 without a code and a name it is refused by both fields', async () => {
      const answer = await add({ activationCode: ' ', name: '' });
      expect(answer.status).toBe(400);
      expect(problems(answer)).toEqual([
        ['activationCode', 'An activation code is required.'],
        ['name', 'An encoder name is required.'],
      ]);
      const missing = await add({});
      expect(missing.status).toBe(400);
      expect(problems(missing)).toEqual([
        ['activationCode', 'An activation code is required.'],
        ['name', 'An encoder name is required.'],
      ]);
    });

    test.each(['abcd1234', 'abcde-123', 'ab_d-1234', 'abcd-12345'])(
      'ENC-02 the code %s is malformed',
      async (activationCode) => {
        const answer = await add({ activationCode, name: 'Foyer' });
        expect(answer.status).toBe(400);
        expect(problems(answer)).toEqual([
          ['activationCode', expect.stringMatching(/in the format xxxx-xxxx/)],
        ]);
      },
    );

    test('ENC-03 an unknown code, and one that is used already, is refused word by word', async () => {
      for (const activationCode of ['zzzz-9999', 'c4hp-2k7m']) {
        const answer = await add({ activationCode, name: 'Foyer' });
        expect(answer.status).toBe(404);
        expect(answer.body).toMatchObject({
          message: 'Activation Code not found or is invalid.',
          field: 'activationCode',
        });
      }
    });

    test('ENC-05 the advanced configuration needs a preset, of the own organisation', async () => {
      const input = { activationCode: 'demo-0001', name: 'Foyer', configuration: 'advanced' };
      expect(problems(await add(input))).toEqual([NO_PRESET]);
      const foreign = await add({ ...input, encoderPresetId: PRESET_IDS.ultraHd30 });
      expect(problems(foreign)).toEqual([['encoderPresetId', 'This encoder preset does not exist.']]);
      const channel = await add({
        ...input,
        configuration: 'automatic',
        encoderChannelId: CHANNEL_IDS.arena,
      });
      expect(problems(channel)).toEqual([['encoderChannelId', 'This encoder channel does not exist.']]);
      // A refusal uses up no code.
      expect(
        await platform.services.db.$count(encoderUnits, eq(encoderUnits.activationCode, 'demo-0001')),
      ).toBe(1);
    });

    test('ENC-10 ENC-20 a device joins with its serial number, and its code works once', async () => {
      const input = { activationCode: 'DEMO-0001', name: ' Foyer ', encoderPresetId: PRESET_IDS.fullHd30 };
      const body = { ...input, configuration: 'advanced', encoderChannelId: CHANNEL_IDS.events };
      const answers = await Promise.all([add(body), add({ ...body, name: 'Foyer again' })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
      const added = answers.find(({ status }) => status === 201)!.body;
      expect(added).toMatchObject({
        customerId: harbour,
        activationCode: 'demo-0001',
        serialNumber: expect.stringMatching(/^E\d{8}$/),
        encoderPresetId: PRESET_IDS.fullHd30,
        encoderChannelId: CHANNEL_IDS.events,
        status: { state: 'offline', lastUpdate: null },
      });
      expect(added.name.startsWith('Foyer')).toBe(true);
      expect(added.name).not.toMatch(/^ | $/);
      await expect(
        platform.services.db.insert(encoderUnits).values({
          activationCode: 'demo-0009',
          serialNumber: 'D10060009',
          model: 'Rostrum E4',
          operatingSystem: 'Rostrum OS 5.2',
          version: '8.2.1',
        }),
      ).rejects.toThrow();
    });

    test('PRM-02 is refused to who may only look', async () => {
      expect((await add({ activationCode: 'demo-0002', name: 'Foyer' }, LOOKER)).status).toBe(403);
    });
  });

  describe('changing', () => {
    test('ENC-04 a name is required, and a change counts the revision up', async () => {
      const before = await read(ENCODER_IDS.chapel);
      expect(problems(await change(ENCODER_IDS.chapel, { name: '  ' }))).toEqual([
        ['name', 'An encoder name is required.'],
      ]);
      const after = await change(ENCODER_IDS.chapel, { name: 'Chapel east', lanMode: true });
      expect(after.body).toMatchObject({ name: 'Chapel east', lanMode: true, revision: before.revision + 1 });
      const same = await change(ENCODER_IDS.chapel, { name: 'Chapel east' });
      expect(same.body.revision).toBe(before.revision + 1);
      await change(ENCODER_IDS.chapel, { name: 'Chapel', lanMode: false });
    });

    test('ENC-05 the advanced configuration needs a preset; the automatic one drops it', async () => {
      const dropped = await change(ENCODER_IDS.chapel, { configuration: 'automatic' });
      expect(dropped.body.encoderPresetId).toBeNull();
      const answer = await change(ENCODER_IDS.chapel, { configuration: 'advanced' });
      expect(problems(answer)).toEqual([NO_PRESET]);
      const set = await change(ENCODER_IDS.chapel, { encoderPresetId: PRESET_IDS.fullHd30 });
      expect(set.body.encoderPresetId).toBe(PRESET_IDS.fullHd30);
    });

    test('ENC-09 a software encoder’s name is taken only once in its organisation', async () => {
      const { db } = platform.services;
      const [studio] = await db.select().from(encoders).where(eq(encoders.uuid, ENCODER_IDS.studioB));
      if (!studio) throw new Error('no studio');
      await db.insert(encoders).values({ ...studio, uuid: 'studio-c', name: 'Studio C' });
      await db
        .insert(encoderStatuses)
        .values({ encoderId: 'studio-c', state: 'offline', stateChangedAt: platform.clock.now() });
      const answer = await change('studio-c', { name: 'STUDIO b' });
      expect([answer.status, answer.body.field]).toEqual([409, 'name']);
      expect(answer.body.message).toBe(
        'Your organization already has a software encoder with this name. Please choose a different name.',
      );
      expect(problems(await change('studio-c', { name: '' }))).toEqual([
        ['name', 'An encoder name is required.'],
      ]);
      expect((await change('studio-c', { name: 'studio c' })).status).toBe(200);
      const both = await Promise.all([
        change('studio-c', { name: 'Studio D' }),
        change(ENCODER_IDS.studioB, { name: 'studio d' }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('ENC-15 the input source is one of the model’s', async () => {
      const answer = await change(ENCODER_IDS.gallery, { inputSource: 'SDI' });
      expect(problems(answer)).toEqual([
        ['inputSource', 'The input source of Rostrum E2 must be HDMI; it is “SDI”.'],
      ]);
      expect((await change(ENCODER_IDS.chapel, { inputSource: 'HDMI' })).body.inputSource).toBe('HDMI');
      expect((await change(ENCODER_IDS.studioB, { inputSource: 'HDMI' })).status).toBe(400);
    });

    test('an edit that began before another one is told by 409, and changes nothing', async () => {
      const { revision } = await read(ENCODER_IDS.overflow);
      const first = await change(ENCODER_IDS.overflow, { name: 'Overflow one', revision });
      const second = await change(ENCODER_IDS.overflow, { name: 'Overflow two', revision });
      expect([first.status, second.status]).toEqual([200, 409]);
      expect(second.body).toMatchObject({ code: 'CONFLICT', reason: 'CHANGED_MEANWHILE' });
      expect(second.body.message).toMatch(/^Another user changed this\./);
      expect((await read(ENCODER_IDS.overflow)).name).toBe('Overflow one');
      const races = await Promise.all(
        ['a', 'b'].map((name) => change(ENCODER_IDS.overflow, { name, revision: revision + 1 })),
      );
      expect(races.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });

  describe('networks', () => {
    const path = `/api/v3/encoders/${ENCODER_IDS.northHall}/network`;
    const card = {
      nicDisplayName: 'LAN 1',
      dhcp: false,
      ipv4Address: '192.168.10.42',
      subnetMask: '255.255.255.0',
      gateway: '192.168.10.1',
      dns1: '9.9.9.9',
    };
    const second = { nicDisplayName: 'LAN 2', dhcp: true };
    const send = (first: object, more: object = {}) =>
      ask('PATCH', path, { networks: [first, second], ...more });

    test('ENC-06 NIC name, address, gateway and DNS 1 are required unless DHCP is on', async () => {
      const answer = await send({ nicDisplayName: '', dhcp: false });
      expect(answer.status).toBe(400);
      expect(problems(answer)).toEqual([
        ['networks.0.nicDisplayName', 'A NIC display name is required.'],
        ['networks.0.ipv4Address', 'An IPv4 address is required while DHCP is off.'],
        ['networks.0.gateway', 'An IPv4 gateway is required while DHCP is off.'],
        ['networks.0.dns1', 'IPv4 DNS 1 is required while DHCP is off.'],
      ]);
      expect((await send({ ...card, nicDisplayName: 'LAN 1', dhcp: true, ipv4Address: 'x' })).status).toBe(
        200,
      );
    });

    test.each([
      ['ipv4Address', '192.168.10.256', 'IPv4 address must be an IPv4 address; it is “192.168.10.256”.'],
      ['gateway', '10.1.1', 'Gateway must be an IPv4 address; it is “10.1.1”.'],
      ['gateway', '10.0.0.1', 'Gateway 10.0.0.1 is outside the subnet 192.168.10.0/24.'],
      ['subnetMask', '255.0.255.0', 'Subnet mask must be a mask such as 255.255.255.0; it is “255.0.255.0”.'],
      ['dns1', 'dns', 'DNS 1 must be an IPv4 address; it is “dns”.'],
      ['dns2', '1.2.3.4.5', 'DNS 2 must be an IPv4 address; it is “1.2.3.4.5”.'],
      ['dns3', '01.2.3.4', 'DNS 3 must be an IPv4 address; it is “01.2.3.4”.'],
    ])('ENC-07 %s %s is refused by its field', async (field, value, message) => {
      expect(problems(await send({ ...card, [field]: value }))).toEqual([[`networks.0.${field}`, message]]);
    });

    test('a changed card is pending, one that stays as it was is not, and the list says how many', async () => {
      const before = await read(ENCODER_IDS.northHall);
      await platform.services.db
        .update(encoderNetworks)
        .set({ applied: true })
        .where(eq(encoderNetworks.encoderId, ENCODER_IDS.northHall));
      const answer = await ask<{ applied: boolean; gateway: string | null }[]>('PATCH', path, {
        networks: [{ ...card, ipv4Address: '192.168.10.99' }, second],
        revision: before.revision,
      });
      expect(answer.status).toBe(200);
      expect(answer.body.map(({ applied }) => applied)).toEqual([false, true]);
      expect(await read(ENCODER_IDS.northHall)).toMatchObject({
        pendingNetworks: 1,
        revision: before.revision + 1,
      });
      expect((await send(card, { revision: before.revision })).status).toBe(409);
    });

    test('as many cards as the encoder has', async () => {
      expect(problems(await ask('PATCH', path, { networks: [card] }))).toEqual([
        ['networks', 'The encoder has 2 network cards; 1 were given.'],
      ]);
    });
  });

  describe('moving and deleting', () => {
    const move = (uuid: string, body: object, account = SUPER) =>
      ask<Refusal & EncoderRecord>('PUT', `/api/v3/encoders/${uuid}/move`, body, account);

    test('ENC-08 an organisation has to be selected, another one that exists', async () => {
      for (const [body, message] of [
        [{}, 'An organization must be selected.'],
        [{ customerId: '' }, 'An organization must be selected.'],
        [{ customerId: harbour }, 'The encoder already belongs to this organization.'],
        [{ customerId: 'nobody' }, 'This organization does not exist.'],
      ] as const) {
        const answer = await move(ENCODER_IDS.vanKit, body);
        expect(answer.status).toBe(400);
        expect(problems(answer)).toEqual([['customerId', message]]);
      }
    });

    test('PRM-20 needs the encoders admin capability', async () => {
      const body = { customerId: CUSTOMERS.vista };
      expect((await move(ENCODER_IDS.vanKit, body, 'admin@harbour.example')).status).toBe(403);
    });

    test('ENC-13 leaves channel, preset, events, logs and the support password behind', async () => {
      const { db } = platform.services;
      const [before] = await db.select().from(encoders).where(eq(encoders.uuid, ENCODER_IDS.southStage));
      await db
        .update(schedules)
        .set({ encoderId: ENCODER_IDS.southStage })
        .where(eq(schedules.customerId, harbour));
      const answer = await move(ENCODER_IDS.southStage, { customerId: CUSTOMERS.vista });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        customerId: CUSTOMERS.vista,
        encoderChannelId: null,
        encoderPresetId: null,
      });
      expect(await db.$count(schedules, eq(schedules.encoderId, ENCODER_IDS.southStage))).toBe(0);
      const logs = await db
        .select()
        .from(encoderLogs)
        .where(eq(encoderLogs.encoderId, ENCODER_IDS.southStage));
      expect(logs.map(({ customerId }) => customerId)).toEqual([CUSTOMERS.vista]);
      const [after] = await db.select().from(encoders).where(eq(encoders.uuid, ENCODER_IDS.southStage));
      expect(after?.remoteSupportPassword).not.toBe(before?.remoteSupportPassword);
      expect((await ask('GET', `/api/v3/encoders/${ENCODER_IDS.southStage}`)).status).toBe(404);
    });

    test('ENC-13 an encoder that runs, and a software encoder, stay where they are', async () => {
      await becomes(ENCODER_IDS.gallery, 'started');
      const running = await move(ENCODER_IDS.gallery, { customerId: CUSTOMERS.vista });
      expect([running.status, running.body.message]).toEqual([
        409,
        'Cannot move this encoder while its state is “started”.',
      ]);
      const software = await move(ENCODER_IDS.studioB, { customerId: CUSTOMERS.vista });
      expect([software.status, software.body.message]).toEqual([
        409,
        'A software encoder cannot be moved. Unregister it, then register it with the other organization.',
      ]);
    });

    test('PRM-20 deletes a device for encoders admins, and refuses to delete a running one', async () => {
      const path = `/api/v3/encoders/${ENCODER_IDS.youthRoom}`;
      await becomes(ENCODER_IDS.youthRoom, 'started');
      expect((await ask('DELETE', path, undefined, SUPER)).status).toBe(409);
      await becomes(ENCODER_IDS.youthRoom, 'stopped');
      expect((await ask('DELETE', path, undefined, 'admin@harbour.example')).status).toBe(403);
      expect((await ask('DELETE', path, undefined, SUPER)).status).toBe(204);
      expect((await ask('GET', path)).status).toBe(404);
    });

    test('PRM-20 REG-01 a software encoder is deleted by who may, and its name is free again', async () => {
      const path = '/api/v3/encoders/studio-c';
      expect((await ask('DELETE', path, undefined, OPERATOR)).status).toBe(403);
      expect((await ask('DELETE', path, undefined, 'admin@harbour.example')).status).toBe(204);
    });
  });

  test('ENC-22 the support password is in no record; its own call needs the permission and is noted', async () => {
    const path = `/api/v3/encoders/${ENCODER_IDS.northHall}/remotesupport`;
    const list = await ask('GET', `/api/v3/customers/${harbour}/encoders`);
    expect(JSON.stringify(list.body)).not.toContain('demo-support');
    expect((await ask('POST', path, undefined, LOOKER)).status).toBe(403);
    expect((await ask('POST', path, undefined, 'viewer@rostrum.example')).status).toBe(403);
    expect((await ask('POST', path, undefined, 'admin@northgate.example')).status).toBe(404);
    const answer = await ask<{ id: string; password: string }>('POST', path);
    expect(answer.body.password).toMatch(/^demo-support-/);
    const logs = await platform.services.db
      .select()
      .from(encoderLogs)
      .where(eq(encoderLogs.encoderId, ENCODER_IDS.northHall));
    const entries = logs.map(({ entry }) => entry);
    expect(entries).toContain(`Remote-support password revealed to ${OPERATOR}.`);
    expect(entries.join()).not.toContain(answer.body.password);
  });

  describe('C-094, C-095 the marathon automation', () => {
    const path = `/marathon/api/v1/automations/${ENCODER_IDS.northHall}`;

    test('is off at first, runs next at its time in the organisation’s zone, and is refused a bad time', async () => {
      expect((await ask('GET', path)).body).toEqual({
        enabled: false,
        state: 'off',
        schedule: '04:00',
        nextRun: null,
      });
      const on = await ask('PATCH', path, { enabled: true, schedule: '05:30' });
      expect(on.body).toMatchObject({ enabled: true, state: 'waiting', schedule: '05:30' });
      expect((on.body as { nextRun: string }).nextRun).toMatch(/T10:30:00.000Z$/);
      const bad = await ask('PATCH', path, { schedule: '25:00' });
      expect(problems(bad)).toEqual([['schedule', 'Enter a time from 00:00 to 23:59, in the format hh:mm.']]);
      expect((await ask('PATCH', path, { enabled: false }, LOOKER)).status).toBe(403);
    });
  });
});
