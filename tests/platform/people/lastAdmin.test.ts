import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { ROLE_IDS } from '../../../schema/rules/permissions.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const ROUNDS = 4;
const LONG_MS = 300_000;
const EVENT_ADMIN = ROLE_IDS.EVENT_ADMIN;

type Person = { userId: string; userName: string };

describe.each(await backends())('the last admin of an organisation on $name', (backend) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  /** Super-admins who belong to organizations of their own, each with an admin beside them. */
  let staff: [Person, Person];

  beforeAll(async () => {
    ({ platform, close } = await backend.start());
    staff = [await newStaff(), await newStaff()];
  });
  afterAll(() => close());

  const newAdmin = async (customerId: string, values: object = {}) => {
    const admin = await platform.createUser(customerId, { roles: ['CUSTOMER_ADMIN'], ...values });
    await platform.signIn(admin.userName);
    return admin;
  };
  const newStaff = async () => {
    // Of the demo, where super-admins sign in without a second factor.
    const home = await platform.createCustomer({ demo: true });
    await newAdmin(home);
    return newAdmin(home, { extraCapabilities: ['sudo', 'sudoAdmin'] });
  };
  const adminsOf = (customerId: string) =>
    platform.services.db
      .select()
      .from(users)
      .where(and(eq(users.customerId, customerId), eq(users.disabled, false)))
      .then((rows) => rows.filter(({ roles }) => roles.includes('CUSTOMER_ADMIN')).length);
  const homeOf = async ({ userId }: Person) =>
    (await platform.services.db.select().from(users).where(eq(users.userId, userId)))[0]?.customerId ?? '';

  const deeds: Record<string, (by: Person, whom: Person) => Promise<number>> = {
    removes: async (by, { userId }) => ask('DELETE', `/api/v3/users/${userId}`, by),
    demotes: async (by, { userId }) =>
      ask('PUT', `/api/v3/users/${userId}/roles`, by, { roles: [EVENT_ADMIN] }),
    disables: async (by, { userId }) => ask('PATCH', `/api/v3/users/${userId}`, by, { disabled: true }),
  };
  const names = Object.keys(deeds);
  async function ask(method: string, path: string, by: Person, body?: object): Promise<number> {
    const token = await platform.signIn(by.userName);
    return (await platform.call(method, path, { token, ...(body && { body }) })).status;
  }
  const isDone = (status: number) => status < 300;

  test.each(names.flatMap((one) => names.map((other) => [one, other] as const)))(
    'of two admins, of whom one %s the other and the other %s the one at the same moment, one stays',
    async (one, other) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const customerId = await platform.createCustomer();
        const [a, b] = [await newAdmin(customerId), await newAdmin(customerId)];
        const statuses = await Promise.all([deeds[one]!(a, b), deeds[other]!(b, a)]);
        expect(statuses.filter(isDone)).toHaveLength(1);
        // Refused as the last one, or as one who may not any more.
        expect([401, 403, 409]).toContain(statuses.find((status) => !isDone(status)));
        expect(await adminsOf(customerId)).toBe(1);
      }
    },
    LONG_MS,
  );

  test.each(names)(
    'of three admins whom staff of two organisations %s all at once, one stays',
    async (deed) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const customerId = await platform.createCustomer();
        const admins = [await newAdmin(customerId), await newAdmin(customerId), await newAdmin(customerId)];
        const statuses = await Promise.all(
          admins.map((whom, at) => deeds[deed]!(staff[at % 2] ?? staff[0], whom)),
        );
        expect(statuses.map((status) => (isDone(status) ? 'done' : status)).sort()).toEqual([
          409,
          'done',
          'done',
        ]);
        expect(await adminsOf(customerId)).toBe(1);
      }
    },
    LONG_MS,
  );

  test.each(names)(
    'of staff of two organisations who each %s the other at once nobody waits forever, and both keep an admin',
    async (deed) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const [a, b] = [await newStaff(), await newStaff()];
        const homes = [await homeOf(a), await homeOf(b)];
        const statuses = await Promise.all([deeds[deed]!(a, b), deeds[deed]!(b, a)]);
        expect(statuses.filter(isDone).length).toBeGreaterThanOrEqual(1);
        expect(statuses.filter((status) => status >= 500)).toEqual([]);
        for (const home of homes) expect(await adminsOf(home)).toBeGreaterThanOrEqual(1);
      }
    },
    LONG_MS,
  );
});
