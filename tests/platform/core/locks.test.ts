import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lockOrganisation } from '../../../fixtures/platform/kernel/db/changeRow.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { postgresAnswers } from '../../support/postgres.ts';
import { accountsAndPackage, insertVideo, START_LIMIT_MS } from '../worlds/mediaWorld.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: accountsAndPackage });
}, START_LIMIT_MS);
afterAll(() => platform.close());

// PGlite has one connection: there, nobody holds anything while another writes.
((await postgresAnswers()) ? test : test.skip)(
  'what an organisation has is written while its room is counted, and of two who count the second waits',
  async () => {
    const customerId = await platform.createCustomer();
    const { db } = platform.services;
    const order: string[] = [];
    let second: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      await lockOrganisation(tx, customerId);
      await insertVideo(platform, customerId);
      order.push('written');
      second = db.transaction(async (other) => {
        await lockOrganisation(other, customerId);
        order.push('second');
      });
      // By when this is answered, the second has asked.
      await db.execute('select 1');
      order.push('first');
    });
    await second;
    expect(order).toEqual(['written', 'first', 'second']);
  },
);
