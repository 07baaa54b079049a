import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, START_MS);
afterAll(() => world?.close());

const { chapel, northHall, studioB } = ENCODER_IDS;
const ADMIN = 'admin@harbour.example';
const EVENTS = 'events@harbour.example';
const ENCODERS = 'encoders@harbour.example';
const OTHERS = ['library@harbour.example', 'review@harbour.example', 'viewer@rostrum.example'];

/** Refused commands by role: PRM-02, PRM-20, and PRM-27. */
const REFUSED: readonly (readonly [id: string, mutation: string, who: readonly string[]])[] = [
  [
    'S-164',
    `mutation { uploadEncoderLogs(input: { encoderId: "${chapel}", start: "2026-01-01T00:00:00Z", end: "2026-01-01T01:00:00Z" }) { encoder { id } } }`,
    OTHERS,
  ],
  [
    'S-165',
    `mutation { moveEncoder(input: { id: "${chapel}", customerId: "${CUSTOMERS.northgate}" }) { encoder { id } } }`,
    [ADMIN, EVENTS, ENCODERS, ...OTHERS],
  ],
  [
    'S-166',
    `mutation { commandEncoder(input: { encoderId: "${northHall}", command: STOP }) { encoder { id } } }`,
    OTHERS,
  ],
  [
    'S-167',
    'mutation { activateEncoder(input: { activationCode: "demo-0003", name: "By nobody" }) { encoder { id } } }',
    OTHERS,
  ],
  [
    'S-168',
    `mutation { deleteEncoder(input: { id: "${studioB}" }) { deletedId } }`,
    [EVENTS, ENCODERS, ...OTHERS],
  ],
];
const STATE = `{
  chapel: encoder(id: "${chapel}") { status { state } customer { id } }
  northHall: encoder(id: "${northHall}") { status { state } }
  studioB: encoder(id: "${studioB}") { name }
  viewer { customer { encoders(first: 100) { nodes { name } } } }
}`;

it.each(REFUSED)(
  '%s PRM-02 PRM-20 PRM-27 is refused by the graph to everybody else, and nothing changes',
  async (_id, mutation, who) => {
    const admin = await world.signIn(ADMIN);
    const before = await admin.data(STATE);
    const codes: Record<string, unknown> = {};
    for (const account of who) {
      const client = await world.signIn(account);
      const { errors } = await client.run(mutation);
      codes[account] = errors?.map(({ extensions }) => extensions.code);
      await client.close();
    }
    expect(codes).toEqual(Object.fromEntries(who.map((account) => [account, ['FORBIDDEN']])));
    expect(await admin.data(STATE)).toEqual(before);
    await admin.close();
  },
);
