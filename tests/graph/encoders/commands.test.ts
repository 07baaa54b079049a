import { eq } from 'drizzle-orm';
import { encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { ENCODER_STATES, type EncoderStateWord } from '../../../schema/rules/encoderStates.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Answer, Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(async () => {
  await maya?.close();
  await world?.close();
});

const COMMAND = `mutation ($encoderId: ID!, $command: EncoderCommand!) {
  commandEncoder(input: { encoderId: $encoderId, command: $command }) {
    encoder { id status { state requestedState } } userErrors { code field message }
  }
}`;
const CHANGES = `subscription ($customerId: ID) {
  encodersChanged(customerId: $customerId) { sequence at encoders { id name status { state } channel { name } } }
}`;

/** Simulates a device report. */
async function becomes(encoderId: string, state: EncoderStateWord): Promise<void> {
  const change = { state, requestedState: null };
  await world.platform.services.db
    .update(encoderStatuses)
    .set(change)
    .where(eq(encoderStatuses.encoderId, encoderId));
}

async function command(encoderId: string, name: string, client = maya): Promise<Data> {
  return (await client.data(COMMAND, { encoderId, command: name })).commandEncoder;
}

async function next(events: AsyncIterator<Answer<Data>>): Promise<Data> {
  const { value, done } = await events.next();
  if (done) throw new Error('The subscription has ended.');
  if (value.errors) throw new Error(JSON.stringify(value.errors));
  return value.data?.encodersChanged;
}

describe('commands', () => {
  const allowed: [from: EncoderStateWord, command: string, to: string, requested: string][] = [
    ['stopped', 'START', 'STARTING', 'STARTED'],
    ['idle', 'START', 'STARTING', 'STARTED'],
    ['normal', 'START', 'STARTING', 'STARTED'],
    ['update available', 'START', 'STARTING', 'STARTED'],
    ['starting', 'STOP', 'STOPPING', 'STOPPED'],
    ['started', 'STOP', 'STOPPING', 'STOPPED'],
    ['stopped', 'RESTART', 'RESTARTING', 'RESTARTING'],
    ['idle', 'RESTART', 'RESTARTING', 'RESTARTING'],
    ['normal', 'RESTART', 'RESTARTING', 'RESTARTING'],
    ['starting', 'RESTART', 'RESTARTING', 'RESTARTING'],
    ['started', 'RESTART', 'RESTARTING', 'RESTARTING'],
    ['stopping', 'RESTART', 'RESTARTING', 'RESTARTING'],
    ['update required', 'RESTART', 'RESTARTING', 'RESTARTING'],
    ['update available', 'RESTART', 'RESTARTING', 'RESTARTING'],
    ['uploading logs', 'RESTART', 'RESTARTING', 'RESTARTING'],
    ['update required', 'UPDATE', 'UPDATING', 'UPDATING'],
    ['update available', 'UPDATE', 'UPDATING', 'UPDATING'],
  ];
  it.each(allowed)('STM-05 %s %s leads to %s', async (from, name, state, requestedState) => {
    await becomes(ENCODER_IDS.chapel, from);
    expect(await command(ENCODER_IDS.chapel, name)).toEqual({
      encoder: { id: ENCODER_IDS.chapel, status: { state, requestedState } },
      userErrors: [],
    });
  });

  it('STM-05 START costs one REST call and returns the encoder', async () => {
    await becomes(ENCODER_IDS.chapel, 'stopped');
    const calls = await world.callsOf(async () => {
      const { commandEncoder } = await maya.data(
        `mutation ($encoderId: ID!) {
          commandEncoder(input: { encoderId: $encoderId, command: START }) {
            encoder { id name version status { state requestedState } } userErrors { code }
          }
        }`,
        { encoderId: ENCODER_IDS.chapel },
      );
      expect(commandEncoder).toEqual({
        encoder: {
          id: ENCODER_IDS.chapel,
          name: 'Chapel',
          version: expect.any(String),
          status: { state: 'STARTING', requestedState: 'STARTED' },
        },
        userErrors: [],
      });
    });
    expect(calls).toEqual([`PATCH /api/v3/encoders/${ENCODER_IDS.chapel}/status`]);
  });

  const refused = ENCODER_STATES.flatMap((state) =>
    ['START', 'STOP', 'RESTART', 'UPDATE']
      .filter((name) => !allowed.some(([from, taken]) => from === state && taken === name))
      .map((name): [from: EncoderStateWord, command: string] => [state, name]),
  );
  it.each(refused)(
    'STM-05, ENC-13 %s refuses %s, names the state and comes along as it is',
    async (from, name) => {
      await becomes(ENCODER_IDS.chapel, from);
      const { encoder, userErrors } = await command(ENCODER_IDS.chapel, name);
      expect(encoder.status.state).toBe(from.toUpperCase().replaceAll(' ', '_'));
      expect(userErrors).toHaveLength(1);
      expect(userErrors[0].code).toBe('STATE');
      expect(userErrors[0].message).toContain(from);
    },
  );

  it('PRM-02 are refused to who may only look', async () => {
    const library = await world.signIn('library@harbour.example');
    const { data, errors } = await library.run(COMMAND, {
      encoderId: ENCODER_IDS.northHall,
      command: 'STOP',
    });
    expect(data?.commandEncoder ?? null).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: 'Your account has insufficient permissions to access this feature.',
      extensions: { code: 'FORBIDDEN' },
    });
  });

  it('answer that an encoder of another organisation does not exist', async () => {
    expect(await command(ENCODER_IDS.arenaA, 'START')).toEqual({
      encoder: null,
      userErrors: [{ code: 'NOT_FOUND', field: null, message: 'Resource does not exist.' }],
    });
  });
});

describe('changes', () => {
  it('MON-02 arrive within one polling interval, only of encoders that changed', async () => {
    await becomes(ENCODER_IDS.chapel, 'stopped');
    await becomes(ENCODER_IDS.gallery, 'stopped');
    // The commands of the tests before this one quicken the polls no longer.
    world.polls.pass(30_000);
    const events = maya.subscribe(CHANGES);
    const first = await next(events);
    expect(first.encoders).toEqual([]);
    await until(() => world.polls.resting.includes(60_000));
    await becomes(ENCODER_IDS.southStage, 'normal');
    world.polls.pass(60_000);
    const change = await next(events);
    expect(change.sequence).toBe(first.sequence + 1);
    expect(change.encoders).toEqual([
      {
        id: ENCODER_IDS.southStage,
        name: 'South stage',
        status: { state: 'NORMAL' },
        channel: { name: expect.any(String) },
      },
    ]);
    await events.return?.();
    await until(() => world.polls.resting.length === 0);
  });

  it('CON-01 are looked for every 5 seconds while an encoder is between two states', async () => {
    await becomes(ENCODER_IDS.chapel, 'starting');
    const events = maya.subscribe(CHANGES);
    await next(events);
    await until(() => world.polls.resting.includes(5_000));
    await becomes(ENCODER_IDS.chapel, 'started');
    world.polls.pass(5_000);
    expect((await next(events)).encoders).toMatchObject([
      { id: ENCODER_IDS.chapel, status: { state: 'STARTED' } },
    ]);
    await until(() => world.polls.resting.includes(60_000));
    await events.return?.();
    await until(() => world.polls.resting.length === 0);
  });

  it('of a command reach everyone at once, and quicken the next look', async () => {
    await becomes(ENCODER_IDS.chapel, 'started');
    const colleague = await world.signIn('encoders@harbour.example');
    const events = colleague.subscribe(CHANGES);
    await next(events);
    await until(() => world.polls.resting.includes(60_000));
    await command(ENCODER_IDS.chapel, 'STOP');
    expect((await next(events)).encoders).toMatchObject([
      { id: ENCODER_IDS.chapel, status: { state: 'STOPPING' } },
    ]);
    await until(() => world.polls.resting.includes(5_000));
    await becomes(ENCODER_IDS.chapel, 'stopped');
    world.polls.pass(5_000);
    expect((await next(events)).encoders).toMatchObject([
      { id: ENCODER_IDS.chapel, status: { state: 'STOPPED' } },
    ]);
    await events.return?.();
    await colleague.close();
  });

  it('are read once for all subscribers of an organisation', async () => {
    const others = await Promise.all(
      ['events@harbour.example', 'library@harbour.example'].map((name) => world.signIn(name)),
    );
    const streams = [maya, ...others].map((client) => client.subscribe(CHANGES));
    for (const events of streams) await next(events);
    await until(() => world.polls.resting.length === 1);
    const calls = await world.callsOf(async () => {
      await becomes(ENCODER_IDS.southStage, 'idle');
      world.polls.pass(60_000);
      for (const events of streams) await next(events);
    });
    const list = `GET /api/v3/customers/${CUSTOMERS.harbour}/encoders`;
    expect(calls.filter((call) => call === list)).toHaveLength(1);
    for (const events of streams) await events.return?.();
    for (const client of others) await client.close();
  });
});
