import { eq } from 'drizzle-orm';
import {
  encoderNetworks,
  encoders,
  encoderStatuses,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import type { EncoderStateWord } from '../../../fixtures/platform/kernel/db/values/encoders.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, ENCODER_IDS, PRESET_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Answer, Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

let world: World;
let operator: GraphClient;
let admin: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  operator = await world.signIn('encoders@harbour.example');
  admin = await world.signIn('super@rostrum.example');
}, START_MS);
afterAll(async () => {
  await operator?.close();
  await admin?.close();
  await world?.close();
});

const ENCODER = `encoder {
  id name revision pendingNetworks configuration serialNumber inputSource lanMode
  preset { id } channel { id } customer { id } status { state }
}`;
const mutate = async (field: string, type: string, input: object, selection: string, client = operator) =>
  (
    await client.data(
      `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} userErrors { code field message } } }`,
      { input },
    )
  )[field] as Data;
const add = (input: object) => mutate('activateEncoder', 'ActivateEncoderInput', input, ENCODER);
const change = (input: object) => mutate('updateEncoder', 'UpdateEncoderInput', input, ENCODER);
const network = (input: object) =>
  mutate('updateEncoderNetwork', 'UpdateEncoderNetworkInput', input, ENCODER);
const move = (input: object, client = admin) =>
  mutate('moveEncoder', 'MoveEncoderInput', input, ENCODER, client);
const becomes = (encoderId: string, state: EncoderStateWord) =>
  world.platform.services.db
    .update(encoderStatuses)
    .set({ state, requestedState: null })
    .where(eq(encoderStatuses.encoderId, encoderId));
const problem = (field: string[], message: string, code = 'INVALID') => [{ code, field, message }];

describe('adding an encoder', () => {
  it('ENC-01, ENC-04 names an empty code and an empty name, and asks the platform nothing', async () => {
    const calls = await world.callsOf(async () => {
      expect((await add({ activationCode: ' ', name: '' })).userErrors).toEqual([
        ...problem(['activationCode'], 'An activation code is required.', 'REQUIRED'),
        ...problem(['name'], 'An encoder name is required.', 'REQUIRED'),
      ]);
    });
    expect(calls).toEqual([]);
  });

  it('ENC-02 names a malformed code', async () => {
    const { userErrors } = await add({ activationCode: 'abcd1234', name: 'Foyer' });
    expect(userErrors).toEqual(
      problem(
        ['activationCode'],
        'Enter the activation code in the format xxxx-xxxx with letters and digits, for example ab12-cd34.',
      ),
    );
  });

  it('ENC-03 answers an unknown code word by word, on its field', async () => {
    const { encoder, userErrors } = await add({ activationCode: 'zzzz-9999', name: 'Foyer' });
    expect(encoder).toBeNull();
    expect(userErrors).toEqual(
      problem(['activationCode'], 'Activation Code not found or is invalid.', 'NOT_FOUND'),
    );
  });

  it('ENC-05 needs a preset for the advanced configuration, one of the organisation', async () => {
    const input = { activationCode: 'demo-0001', name: 'Foyer', configuration: 'ADVANCED' };
    expect((await add(input)).userErrors).toEqual(
      problem(
        ['encoderPresetId'],
        'An encoder preset is required for the advanced configuration.',
        'REQUIRED',
      ),
    );
    expect((await add({ ...input, encoderPresetId: PRESET_IDS.ultraHd30 })).userErrors).toEqual(
      problem(['encoderPresetId'], 'This encoder preset does not exist.'),
    );
  });

  it('ENC-10, ENC-20 joins the organisation in one call, with its serial number', async () => {
    let added: Data;
    const calls = await world.callsOf(async () => {
      added = await mutate(
        'activateEncoder',
        'ActivateEncoderInput',
        {
          activationCode: 'demo-0001',
          name: 'Foyer',
          configuration: 'ADVANCED',
          encoderPresetId: PRESET_IDS.fullHd30,
        },
        'encoder { id name serialNumber configuration status { state } }',
      );
    });
    expect(added.encoder).toMatchObject({
      name: 'Foyer',
      serialNumber: expect.stringMatching(/^E\d{8}$/),
      configuration: 'ADVANCED',
      status: { state: 'OFFLINE' },
    });
    expect(calls).toEqual([`POST /api/v3/customers/${CUSTOMERS.harbour}/encoders`]);
  });
});

describe('changing an encoder', () => {
  it('ENC-04 names an empty name; a change is one call', async () => {
    expect((await change({ id: ENCODER_IDS.chapel, name: ' ' })).userErrors).toEqual(
      problem(['name'], 'An encoder name is required.'),
    );
    const calls = await world.callsOf(async () => {
      const { encoder } = await mutate(
        'updateEncoder',
        'UpdateEncoderInput',
        { id: ENCODER_IDS.chapel, name: 'Chapel east', lanMode: true },
        'encoder { id name lanMode }',
      );
      expect(encoder).toEqual({ id: ENCODER_IDS.chapel, name: 'Chapel east', lanMode: true });
    });
    expect(calls).toEqual([`PATCH /api/v3/encoders/${ENCODER_IDS.chapel}`]);
  });

  it('ENC-05 drops the preset with the automatic configuration, and asks for one with the advanced', async () => {
    const id = ENCODER_IDS.chapel;
    const dropped = await change({ id, configuration: 'AUTOMATIC' });
    expect(dropped.encoder).toMatchObject({ configuration: 'AUTOMATIC', preset: null });
    expect((await change({ id, configuration: 'ADVANCED' })).userErrors[0]).toMatchObject({
      field: ['encoderPresetId'],
      message: 'An encoder preset is required for the advanced configuration.',
    });
    const set = await change({ id, encoderPresetId: PRESET_IDS.fullHd30, encoderChannelId: null });
    expect(set.encoder).toMatchObject({ preset: { id: PRESET_IDS.fullHd30 }, channel: null });
    await change({ id, encoderChannelId: CHANNEL_IDS.chapel });
  });

  it('ENC-09 refuses a software encoder’s name that is taken, on its field', async () => {
    const { db } = world.platform.services;
    const [studio] = await db.select().from(encoders).where(eq(encoders.uuid, ENCODER_IDS.studioB));
    if (!studio) throw new Error('no studio');
    await db.insert(encoders).values({ ...studio, uuid: 'studio-c', name: 'Studio C' });
    const stateChangedAt = world.platform.clock.now();
    await db.insert(encoderStatuses).values({ encoderId: 'studio-c', state: 'offline', stateChangedAt });
    expect((await change({ id: 'studio-c', name: 'studio B' })).userErrors).toEqual(
      problem(
        ['name'],
        'Your organization already has a software encoder with this name. Please choose a different name.',
        'CONFLICT',
      ),
    );
  });

  it('ENC-15 refuses an input that the model has not, and says what models take', async () => {
    expect((await change({ id: ENCODER_IDS.gallery, inputSource: 'SDI' })).userErrors).toEqual(
      problem(['inputSource'], 'The input source of Rostrum E2 must be HDMI; it is “SDI”.'),
    );
    const { encoderOptions } = await operator.data(
      '{ encoderOptions(model: "Rostrum E4") { inputSources lanModes } }',
    );
    expect(encoderOptions).toEqual({ inputSources: ['HDMI', 'SDI'], lanModes: [false, true] });
  });

  it('tells the second of two people, with what the first has made of it', async () => {
    const id = ENCODER_IDS.overflow;
    const { encoder } = await operator.data(`{ encoder(id: "${id}") { revision } }`);
    await change({ id, name: 'Overflow one', revision: encoder.revision });
    const calls = await world.callsOf(async () => {
      const second = await mutate(
        'updateEncoder',
        'UpdateEncoderInput',
        { id, name: 'Overflow two', revision: encoder.revision },
        'encoder { name revision }',
      );
      expect(second.userErrors).toEqual([
        {
          code: 'CONFLICT',
          field: null,
          message:
            'Another user changed this. Your input is kept: review the other changes, then save again.',
        },
      ]);
      expect(second.encoder).toEqual({ name: 'Overflow one', revision: encoder.revision + 1 });
    });
    expect(calls).toEqual([`PATCH /api/v3/encoders/${id}`, `GET /api/v3/encoders/${id}`]);
  });
});

describe('networks', () => {
  const card = {
    nicDisplayName: 'LAN 1',
    dhcp: false,
    ipv4Address: '192.168.10.99',
    gateway: '192.168.10.1',
    dns1: '9.9.9.9',
  };
  const second = { nicDisplayName: 'LAN 2', dhcp: true };
  const id = ENCODER_IDS.northHall;

  it('ENC-06 names each missing field, and none under DHCP', async () => {
    const { userErrors } = await network({ id, networks: [{ nicDisplayName: '', dhcp: false }, second] });
    expect(userErrors.map(({ field, code }: Data) => [field.join('.'), code])).toEqual([
      ['networks.0.nicDisplayName', 'REQUIRED'],
      ['networks.0.ipv4Address', 'REQUIRED'],
      ['networks.0.gateway', 'REQUIRED'],
      ['networks.0.dns1', 'REQUIRED'],
    ]);
    const under = { nicDisplayName: 'LAN 1', dhcp: true };
    expect((await network({ id, networks: [under, second] })).userErrors).toEqual([]);
  });

  it.each([
    ['ipv4Address', '300.1.1.1', 'IPv4 address must be an IPv4 address; it is “300.1.1.1”.'],
    ['gateway', '10.0.0.1', 'Gateway 10.0.0.1 is outside the subnet 192.168.10.0/24.'],
    ['subnetMask', '255.0.255.0', 'Subnet mask must be a mask such as 255.255.255.0; it is “255.0.255.0”.'],
    ['dns2', 'nine', 'DNS 2 must be an IPv4 address; it is “nine”.'],
  ])('ENC-07 names %s %s', async (field, value, message) => {
    const { userErrors } = await network({ id, networks: [{ ...card, [field]: value }, second] });
    expect(userErrors).toEqual(problem(['networks', '0', field], message));
  });

  it('a change is pending until the encoder has taken it over, which the subscription tells', async () => {
    await becomes(ENCODER_IDS.gallery, 'stopped');
    // The changes of the tests before this one quicken the polls no longer.
    world.polls.pass(30_000);
    const events = operator.subscribe(
      'subscription { encodersChanged { encoders { id pendingNetworks } } }',
    ) as AsyncIterableIterator<Answer<Data>>;
    const next = async () => (await events.next()).value.data.encodersChanged.encoders as Data[];
    expect(await next()).toEqual([]);
    await until(() => world.polls.resting.includes(60_000));
    const { encoder } = await network({ id, networks: [card, second] });
    expect(encoder.pendingNetworks).toBe(1);
    expect(await next()).toEqual([{ id, pendingNetworks: 1 }]);
    await until(() => world.polls.resting.includes(5_000));
    await world.platform.services.db
      .update(encoderNetworks)
      .set({ applied: true })
      .where(eq(encoderNetworks.encoderId, id));
    world.polls.pass(5_000);
    expect(await next()).toEqual([{ id, pendingNetworks: 0 }]);
    await events.return?.();
    await until(() => world.polls.resting.length === 0);
  });
});

describe('moving and deleting', () => {
  it('ENC-08 needs an organisation, another one', async () => {
    const id = ENCODER_IDS.vanKit;
    expect((await move({ id, customerId: '' })).userErrors).toEqual(
      problem(['customerId'], 'An organization must be selected.', 'REQUIRED'),
    );
    expect((await move({ id, customerId: CUSTOMERS.harbour })).userErrors).toEqual(
      problem(['customerId'], 'The encoder already belongs to this organization.'),
    );
    expect((await move({ id, customerId: 'nobody' })).userErrors).toEqual(
      problem(['customerId'], 'This organization does not exist.'),
    );
  });

  it('ENC-13 refuses one that runs, and moves one that rests', async () => {
    const id = ENCODER_IDS.southStage;
    await becomes(id, 'started');
    expect((await move({ id, customerId: CUSTOMERS.vista })).userErrors).toEqual([
      { code: 'STATE', field: null, message: 'Cannot move this encoder while its state is “started”.' },
    ]);
    await becomes(id, 'idle');
    const { encoder } = await move({ id, customerId: CUSTOMERS.vista });
    expect(encoder).toMatchObject({ customer: { id: CUSTOMERS.vista }, channel: null, preset: null });
  });

  it('PRM-20 needs the capability for either', async () => {
    const harbour = await world.signIn('admin@harbour.example');
    const input = { id: ENCODER_IDS.vanKit, customerId: CUSTOMERS.vista };
    const moved = await harbour.run(
      'mutation ($input: MoveEncoderInput!) { moveEncoder(input: $input) { encoder { id } } }',
      { input },
    );
    expect(moved.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const deleted = await operator.run('mutation { deleteEncoder(input: { id: "studio-c" }) { deletedId } }');
    expect(deleted.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(
      await mutate('deleteEncoder', 'DeleteEncoderInput', { id: 'studio-c' }, 'deletedId', harbour),
    ).toEqual({ deletedId: 'studio-c', userErrors: [] });
  });
});

describe('remote support', () => {
  it('ENC-22 is revealed on demand alone, to who manages encoders; no type but its own carries it', async () => {
    const input = { id: ENCODER_IDS.northHall };
    const reveal = (client = operator) =>
      mutate(
        'revealRemoteSupport',
        'RevealRemoteSupportInput',
        input,
        'remoteSupport { id password }',
        client,
      );
    expect((await reveal()).remoteSupport).toEqual({
      id: expect.stringMatching(/^\d{9}$/),
      password: expect.stringMatching(/^demo-support/),
    });
    const library = await world.signIn('library@harbour.example');
    await expect(reveal(library)).rejects.toThrow('FORBIDDEN');
    const { encoder } = world.graph.server.root.schema.getQueryType()?.getFields() ?? {};
    expect(String(encoder?.type)).toBe('Encoder');
    const fields = Object.keys(
      (world.graph.server.root.schema.getType('Encoder') as unknown as { getFields(): object }).getFields(),
    );
    expect(fields.filter((name) => /support|password/i.test(name))).toEqual([]);
  });
});

describe('many encoders at once', () => {
  const command = (encoderIds: string[], name: string) =>
    mutate(
      'commandEncoders',
      'CommandEncodersInput',
      { encoderIds, command: name },
      'results { encoderId encoder { status { state } } userErrors { code field message } }',
    );

  it.each([
    ['START', 'stopped', 'STARTING', 'starting', 'start'],
    ['STOP', 'started', 'STOPPING', 'stopped', 'stop'],
    ['RESTART', 'started', 'RESTARTING', 'updating', 'restart'],
  ] as const)(
    'ENC-13 %s answers for each encoder, in one call each and one for all',
    async (name, from, to, bad, verb) => {
      const ids = [ENCODER_IDS.chapel, ENCODER_IDS.northHall, ENCODER_IDS.gallery];
      await becomes(ids[0]!, from);
      await becomes(ids[1]!, bad);
      await becomes(ids[2]!, from);
      const calls = await world.callsOf(async () => {
        const { results, userErrors } = await command(ids, name);
        expect(userErrors).toEqual([]);
        expect(results.map(({ encoderId }: Data) => encoderId)).toEqual(ids);
        expect(results.map(({ encoder }: Data) => encoder.status.state)).toEqual([to, bad.toUpperCase(), to]);
        expect(results.map((result: Data) => result.userErrors)).toEqual([
          [],
          [
            {
              code: 'STATE',
              field: ['command'],
              message: `Cannot ${verb} this encoder while its state is “${bad}”.`,
            },
          ],
          [],
        ]);
      });
      expect(calls.sort()).toEqual(
        [
          `GET /api/v3/customers/${CUSTOMERS.harbour}/encoders`,
          ...ids.map((id) => `PATCH /api/v3/encoders/${id}/status`),
        ].sort(),
      );
    },
  );

  it('names the limit and the number', async () => {
    expect((await command([], 'START')).userErrors).toEqual([
      {
        code: 'LIMIT',
        field: ['encoderIds'],
        message: 'You can send a command to 1 to 100 encoders; 0 were given.',
      },
    ]);
  });
});
