import {
  getNamedType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { CUSTOMERS, DEMO_PASSWORD, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { PLANS } from '../../../fixtures/demo/seed/reference.ts';
import { COLUMNS } from '../../platform/worlds/routeRights.ts';
import type { GraphClient } from '../client.ts';
import { fieldRights, whoMay, type FieldRight } from '../fieldRights.ts';
import { addMoreObjects } from '../moreObjects.ts';
import { openWorld, START_MS, type World } from '../world.ts';
import { HARBOURS, HARBOURS_EVENTS, HARBOURS_WRITES } from './harbours.ts';

/** Every role, and every field behind which there is a call. */
const LONG_MS = 300_000;

let world: World;
const clients: GraphClient[] = [];
const names: string[] = [];

beforeAll(async () => {
  world = await openWorld();
  await addMoreObjects(world.platform.services);
  for (const role of COLUMNS)
    names.push((await world.platform.createUser(CUSTOMERS.harbour, { roles: [role] })).userName);
  const reader = { roles: [], extraCapabilities: ['sudo'] };
  names.push((await world.platform.createUser(CUSTOMERS.operations, reader)).userName);
  names.push('super@rostrum.example');
  for (const name of names) clients.push(await world.signIn(name));
}, START_MS);
afterAll(async () => {
  for (const client of clients) await client.close();
  await world?.close();
});

/** In the order in which rights are told: the six roles, who reads for super-admins, super-admins (PRM-27). */
const CALLERS = [...COLUMNS, 'SUDO_VIEWER', 'SUPER_ADMIN'] as const;
const READER = CALLERS.indexOf('SUDO_VIEWER');
const RIGHTS = fieldRights();
const WRITES = RIGHTS.flatMap((each) => {
  const name = each.name.split('.')[1]!;
  const rest = each.name.startsWith('Mutation.') ? HARBOURS_WRITES[name] : null;
  return rest ? [{ ...each, field: name, rest }] : [];
});

/** Doors that are public or one's own, with what is asked of them and who is let in: tested apart, at the end. */
const DOORS: Record<string, { ask(userName: string): string; who: readonly string[] }> = {
  // PRM-27: switching organizations is for super-admins.
  switchCustomer: {
    ask: () =>
      `(input: { customerId: "${CUSTOMERS.northgate}", password: "${DEMO_PASSWORD}" }) { userErrors { code } }`,
    who: ['SUPER_ADMIN'],
  },
  // SES-04, PRM-27.
  signInOnBehalf: {
    ask: (userName) =>
      `(input: { customerId: "${CUSTOMERS.northgate}", userName: "${userName}", password: "${DEMO_PASSWORD}" }) { userErrors { code } }`,
    who: ['SUPER_ADMIN'],
  },
  // PRM-04: for another than oneself.
  requestEmailVerification: {
    ask: () => `(input: { userId: "${USERS.harbourAdmin}" }) { userErrors { code } }`,
    who: ['PLATFORM_ADMIN', 'CUSTOMER_ADMIN', 'SUPER_ADMIN'],
  },
};

const MONTH = 'from: "2026-11-01T00:00:00Z", to: "2026-12-01T00:00:00Z"';
const DAYS = 'start: "2026-11-01", end: "2026-11-30"';
/** Required arguments of fields. Add new ones here, or the test fails. */
const ARGUMENTS: Record<string, string> = {
  'Customer.contentDestinationsWithin': `(${MONTH})`,
  'Customer.encoderVideosWithin': `(${MONTH})`,
  'Customer.postsWithin': `(${MONTH})`,
  'Customer.schedule': `(${MONTH})`,
  'Customer.searchSuggestions': '(text: "Sunday")',
  'Customer.socialFigures': `(${DAYS})`,
  'Customer.viewerRecords': `(api: WEB_EVENTS, ${DAYS}, first: 1)`,
  'Customer.viewerSeries': `(api: WEB_EVENTS, metric: NEW_VIEWERS, ${DAYS})`,
  'Customer.viewerSummary': `(api: WEB_EVENTS, ${DAYS})`,
  'Query.goLiveState': `(id: "none", customerId: "${CUSTOMERS.harbour}")`,
  'Query.plans': '(kind: MULTISITE)',
  'Query.salesPlan': `(id: "${PLANS.vodPro}")`,
};

/** Reports whether a write is refused as a whole or for each of its objects. */
async function isRefused(client: GraphClient, field: string, rest: string): Promise<'whole' | 'each' | null> {
  const { data, errors } = await client.run(`mutation { ${field}${rest} }`);
  const answer = data?.[field];
  const codes = [...(errors ?? []).map(({ extensions }) => extensions.code), answer?.userErrors?.[0]?.code];
  if (codes.includes('FORBIDDEN')) return 'whole';
  // Staff of the provider find nothing in their own organization.
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
  expect(asked.map(([field]) => field).filter((field) => !known.has(field))).toEqual(Object.keys(DOORS));
});

test(
  'PRM-02 PRM-03 PRM-04 PRM-05 PRM-06 PRM-07 PRM-08 PRM-15 PRM-16 PRM-18 PRM-19 PRM-20 PRM-22 PRM-23 PRM-24 PRM-27 PRM-30 every role is refused each write that the table does not give it',
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

/** The fields of a type that the table knows. */
function readable(
  type: GraphQLObjectType,
  isWanted: (field: string) => boolean = () => true,
): (FieldRight & { field: string; text: string })[] {
  const fields = type.getFields();
  return RIGHTS.flatMap((each) => {
    const [owner, field] = each.name.split('.') as [string, string];
    const found = owner === type.name && isWanted(field) ? fields[field] : undefined;
    return found ? [{ ...each, field, text: textOf(each.name, found) }] : [];
  });
}

function textOf(path: string, field: GraphQLField<unknown, unknown>): string {
  const isNeeded = field.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  if (isNeeded && !ARGUMENTS[path]) throw new Error(`Say in ARGUMENTS what ${path} is asked with.`);
  const paged = field.args.some(({ name }) => name === 'first') ? '(first: 1)' : '';
  const asked = `${field.name}${ARGUMENTS[path] ?? paged}`;
  return isObjectType(getNamedType(field.type)) ? `${asked} { __typename }` : asked;
}

test('PRM-01 PRM-02 PRM-03 PRM-18 PRM-27 root fields that name no thing answer whom the table lets', async () => {
  const type = world.graph.server.root.schema.getQueryType()!;
  const roots = readable(type, (field) => !HARBOURS[field]);
  expect(roots.length).toBeGreaterThan(10);
  const wrong: string[] = [];
  for (const [at, role] of CALLERS.entries()) {
    const { errors = [] } = await clients[at]!.run(`{ ${roots.map(({ text }) => text).join(' ')} }`);
    const refused = errors.flatMap(({ path, extensions }) =>
      extensions.code === 'FORBIDDEN' ? [path?.[0]] : [],
    );
    for (const each of roots)
      if (rolesOf(each).includes(role) === refused.includes(each.field)) wrong.push(`${role} ${each.name}`);
  }
  expect(wrong).toEqual([]);
});

test('PRM-01 PRM-03 PRM-05 PRM-10 PRM-27 subscriptions tell whom the table lets read what they are about', async () => {
  const fields = Object.values(world.graph.server.root.schema.getSubscriptionType()!.getFields());
  const wrong: string[] = [];
  for (const { name } of fields) {
    const right = RIGHTS.find((each) => each.name === `Subscription.${name}`);
    if (!right) throw new Error(`Say in the table of fields what is behind ${name}.`);
    const args = HARBOURS_EVENTS[name] ?? `(customerId: "${CUSTOMERS.harbour}")`;
    for (const [at, role] of CALLERS.entries()) {
      const events = clients[at]!.subscribe(`subscription { ${name}${args} { sequence } }`);
      const outcome = await events.next().then(
        ({ value }) => JSON.stringify(value),
        (error: unknown) => JSON.stringify(error),
      );
      await events.return?.();
      const isTold = /"sequence":\d/.test(outcome);
      if (isTold !== rolesOf(right).includes(role) || isTold === /FORBIDDEN/.test(outcome))
        wrong.push(`${role} ${name}: ${outcome}`);
    }
  }
  expect(wrong).toEqual([]);
});

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

// Last, for who is let in works elsewhere from then on.
test('PRM-04 PRM-27 SES-04 the doors between organisations let super-admins through, and a person is verified for whom one manages users', async () => {
  const wrong: string[] = [];
  for (const [field, { ask, who }] of Object.entries(DOORS))
    for (const [at, role] of CALLERS.entries()) {
      const isLetIn = !(await isRefused(clients[at]!, field, ask(names[at]!)));
      if (isLetIn !== who.includes(role)) wrong.push(`${role} ${field}`);
    }
  expect(wrong).toEqual([]);
});
