import {
  getNamedType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { CUSTOMERS } from '../../../fixtures/seed/ids.ts';
import { COLUMNS } from '../../platform/worlds/routeRights.ts';
import type { GraphClient } from '../client.ts';
import { fieldRights, whoMay, type FieldRight } from '../fieldRights.ts';
import { addMoreObjects } from '../moreObjects.ts';
import { openWorld, START_MS, type World } from '../world.ts';
import { HARBOURS, HARBOURS_WRITES } from './harbours.ts';

/** Every role, and every field behind which there is a call. */
const LONG_MS = 120_000;

let world: World;
const clients: GraphClient[] = [];

beforeAll(async () => {
  world = await openWorld();
  await addMoreObjects(world.platform.services);
  for (const role of COLUMNS) {
    const { userName } = await world.platform.createUser(CUSTOMERS.harbour, { roles: [role] });
    clients.push(await world.signIn(userName));
  }
  const reader = { roles: [], extraCapabilities: ['sudo'] };
  clients.push(await world.signIn((await world.platform.createUser(CUSTOMERS.operations, reader)).userName));
  clients.push(await world.signIn('super@rostrum.example'));
}, START_MS);
afterAll(() => world?.close());

/** In the order in which rights are told: the six roles, who reads for super-admins, super-admins (PRM-27). */
const CALLERS = [...COLUMNS, 'SUDO_VIEWER', 'SUPER_ADMIN'] as const;
const READER = CALLERS.indexOf('SUDO_VIEWER');
const RIGHTS = fieldRights();
const WRITES = RIGHTS.flatMap((each) => {
  const name = each.name.split('.')[1]!;
  const rest = each.name.startsWith('Mutation.') ? HARBOURS_WRITES[name] : null;
  return rest ? [{ ...each, field: name, rest }] : [];
});

/** Doors that are public or one's own: they ask for a password or a secret, not for a role. */
const DOORS = ['switchCustomer', 'signInOnBehalf', 'requestEmailVerification'];

/** Whether a write is refused as a whole, or for each of the things that it is for. */
async function isRefused(client: GraphClient, field: string, rest: string): Promise<'whole' | 'each' | null> {
  const { data, errors } = await client.run(`mutation { ${field}${rest} }`);
  const answer = data?.[field];
  const codes = [...(errors ?? []).map(({ extensions }) => extensions.code), answer?.userErrors?.[0]?.code];
  if (codes.includes('FORBIDDEN')) return 'whole';
  // What is looked for in one's own organisation is not there, for who works in that of the provider.
  if (client === clients[READER] && codes.includes('NOT_FOUND')) return 'whole';
  return answer?.results?.[0]?.userErrors?.[0]?.code === 'FORBIDDEN' ? 'each' : null;
}

/** Those who may, as the table has them. */
const rolesOf = (field: FieldRight) => {
  const may = whoMay(field);
  return CALLERS.filter((_, at) => may[at]);
};

test('the walk knows the call behind every write, and who may make it', () => {
  const known = new Set(WRITES.map(({ field }) => field));
  const asked = Object.entries(HARBOURS_WRITES).filter(([, rest]) => rest !== null);
  expect(asked.map(([field]) => field).filter((field) => !known.has(field))).toEqual(DOORS);
});

test(
  'PRM-01 to PRM-11 PRM-15 to PRM-27 PRM-30 every role is refused each write that the table does not give it',
  async () => {
    const letIn: string[] = [];
    for (const each of WRITES)
      for (const [at, role] of CALLERS.entries()) {
        if (rolesOf(each).includes(role)) continue;
        if (!(await isRefused(clients[at]!, each.field, each.rest))) letIn.push(`${role} ${each.field}`);
      }
    expect(letIn).toEqual([]);
  },
  LONG_MS,
);

test(
  'PRM-30 PRM-31 what a role may not read is null, with FORBIDDEN on that field alone, and the rest answers',
  async () => {
    const wrong: string[] = [];
    for (const [root, id] of Object.entries(HARBOURS)) {
      const field = world.graph.server.root.schema.getQueryType()?.getFields()[root];
      const type = field && getNamedType(field.type);
      if (!id || !isObjectType(type)) continue;
      const inside = readable(type);
      const selection = inside.map(({ text }) => text).join(' ');
      for (const [at, role] of CALLERS.entries()) {
        const query = `query ($id: ID!) { ${root}(id: $id) { __typename id ${selection} } viewer { id: __typename } }`;
        const { data, errors = [] } = await clients[at]!.run(query, { id });
        const refused = new Set(
          errors
            .filter(({ extensions }) => extensions.code === 'FORBIDDEN')
            .map(({ path }) => path?.join('.') ?? ''),
        );
        if (!data?.viewer) wrong.push(`${role} ${root}: the rest does not answer`);
        const own = RIGHTS.find(({ name }) => name === `Query.${root}`);
        if (own && rolesOf(own).includes(role) === refused.has(root)) wrong.push(`${role} Query.${root}`);
        if (!data?.[root]) continue;
        for (const each of inside) {
          const isAllowed = rolesOf(each).includes(role);
          const isShown = !refused.has(`${root}.${each.field}`);
          if (isAllowed && !isShown) wrong.push(`${role} ${each.name} is refused`);
          if (!isAllowed && data[root][each.field] !== null) wrong.push(`${role} ${each.name} is shown`);
          if (!isAllowed && isShown) wrong.push(`${role} ${each.name} says nothing`);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
  LONG_MS,
);

/** The fields of a type that the table knows and that can be asked for without more. */
function readable(type: GraphQLObjectType): (FieldRight & { field: string; text: string })[] {
  const fields = type.getFields();
  return RIGHTS.flatMap((each) => {
    const [owner, field] = each.name.split('.') as [string, string];
    const found = owner === type.name ? fields[field] : undefined;
    return found && !found.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)
      ? [{ ...each, field, text: textOf(found) }]
      : [];
  });
}

function textOf(field: GraphQLField<unknown, unknown>): string {
  const paged = field.args.some(({ name }) => name === 'first') ? '(first: 1)' : '';
  return isObjectType(getNamedType(field.type)) ? `${field.name}${paged} { __typename }` : field.name;
}

// After the tests above, for it changes and removes what they look for.
test(
  'PRM-01 to PRM-11 PRM-15 to PRM-27 no role is refused a write that the table gives it',
  async () => {
    const refused: string[] = [];
    const removing = ({ field }: { field: string }) => /^(delete|remove)/.test(field);
    for (const each of [...WRITES.filter((one) => !removing(one)), ...WRITES.filter(removing)])
      for (const [at, role] of CALLERS.entries()) {
        if (!rolesOf(each).includes(role)) continue;
        // A thing may be refused for what it is, such as a venue that may not see a channel.
        if ((await isRefused(clients[at]!, each.field, each.rest)) === 'whole')
          refused.push(`${role} ${each.field}`);
      }
    expect(refused).toEqual([]);
  },
  LONG_MS,
);
