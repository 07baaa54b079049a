import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from '../../../fixtures/platform/kernel/db/schema/core.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { secondFactors } from '../../../fixtures/platform/kernel/db/schema/secondFactors.ts';
import { trials } from '../../../fixtures/platform/kernel/db/schema/subscriptions.ts';
import { uploads } from '../../../fixtures/platform/kernel/db/schema/uploads.ts';
import { webhookDeliveries, webhooks } from '../../../fixtures/platform/kernel/db/schema/webhooks.ts';
import { PLANS } from '../../../fixtures/demo/seed/reference.ts';
import { API_CLIENTS, CUSTOMERS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { LIVE_DESTINATION_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import {
  type ApiDocument,
  type Each,
  fill,
  fingerprint,
  givenPost,
  type Ids,
  OBJECTS,
  listObjectIds,
  privateRoutes,
  sample,
} from '../worlds/routeWalk.ts';

/** Some hundred requests on a busy machine. */
const LONG_MS = 300_000;

/** Routes without a token: sign-in, reset, uploaders, delivery, token introspection, and test routes (`__`). */
const PUBLIC_ROUTES = [
  'DELETE /__faults',
  'DELETE /__requests',
  'DELETE /api/v3/uploaders/:deviceId',
  'GET /__requests',
  'GET /api/v3/servicevalues',
  'GET /api/v3/uploaders/registration/:deviceId',
  'GET /api/v3/userinvites/:id',
  'GET /embed/:embedId',
  'GET /embed/:embedId/addresses',
  'GET /embed/:embedId/manifest.m3u8',
  'GET /embed/:embedId/manifest.mpd',
  'GET /embed/:embedId/offline.jpg',
  'GET /embed/:embedId/script.js',
  'GET /embed/assets/:file',
  'GET /manifests/licenses/:file',
  'GET /openapi.json',
  'GET /regions/:zone/latency',
  'GET /stream/:customerId/:contentId/:file',
  'GET /stream/:customerId/:contentId/:quality/:file',
  'GET /stream/:customerId/:contentId/dash/:track/:quality/:file',
  'GET /stream/:customerId/:contentId/download/:secret',
  'GET /stream/:customerId/:contentId/manifest.m3u8',
  'GET /stream/:customerId/:contentId/manifest.mpd',
  'GET /stream/:customerId/:contentId/storyboard.jpg',
  'GET /stream/:customerId/:contentId/thumbnail.jpg',
  'GET /watch/:scheduleId',
  'OPTIONS /stream/*',
  'POST /__faults',
  'POST /api/v3/auth/customers/:uuid/token',
  'POST /api/v3/auth/secondfactor',
  'POST /api/v3/auth/secondfactor/add',
  'POST /api/v3/auth/secondfactor/begin',
  'POST /api/v3/auth/token',
  'POST /api/v3/devices/token',
  'POST /api/v3/emailverify/request',
  'POST /api/v3/emailverify/verify',
  'POST /api/v3/login',
  'POST /api/v3/logout',
  'POST /api/v3/passwordreset/request',
  'POST /api/v3/passwordreset/reset',
  'POST /api/v3/passwordreset/verify',
  'POST /api/v3/uploaders/registration',
  'POST /api/v3/userinvites/:id/accept',
  'POST /api/v3/userinvites/:id/request',
  'POST /internal/api/v1/sessions/scopes',
  'POST /stream/:customerId/:contentId/plays',
];
/** Global objects that everyone can read. */
const OF_NOBODY = ['/api/v3/regions/{id}/vodbuckets', '/onboarding/api/v1/salesplans/{planId}'];
/** Statuses other than 200 for an admin's own objects: running ones have no recording yet. */
const OWN: Record<string, number> = {
  '/api/v3/contentdestinations/{id}/download': 409,
  '/legacy/customers/masterecg/{id}': 403,
};
/** A venue may ask who it is: that is how the studio learns whom to refuse. */
const TOLD_TO_VENUES = '/legacy/users/me';

describe.each(await backends())('scope on $name', (backend) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let document: ApiDocument;
  let routes: Each[];
  let operations: Each[];
  let foreign: Ids;
  beforeAll(async () => {
    ({ platform, close } = await backend.start());
    document = (await platform.call<ApiDocument>('GET', '/openapi.json')).body;
    routes = privateRoutes(platform, document);
    operations = routes.filter(({ path }) => path.includes('{'));
    // Nothing of the demo is being uploaded, nor to be posted.
    const [item] = await platform.services.db
      .select({ mediaId: mediaItems.mediaId })
      .from(mediaItems)
      .where(eq(mediaItems.customerId, CUSTOMERS.harbour))
      .limit(1);
    await platform.services.db.insert(uploads).values({
      id: randomUUID(),
      customerId: CUSTOMERS.harbour,
      mediaId: item?.mediaId ?? '',
      fileName: 'service.mp4',
      sizeBytes: 10,
      state: 'sending',
      changedAt: platform.clock.now(),
      createdAt: platform.clock.now(),
    });
    await givenPost(platform, CUSTOMERS.harbour);
    foreign = {
      ...(await listObjectIds(platform.services.db, CUSTOMERS.harbour)),
      customers: CUSTOMERS.harbour,
      users: USERS.harbourEvents,
      api_clients: API_CLIENTS.harbourAnalytics,
      // On air, so that there are cues to read.
      content_destinations: LIVE_DESTINATION_IDS.web,
      ...(await givenOfPeople()),
    };
  });
  afterAll(() => close());

  /** Objects of users and webhooks that the demo does not have. */
  async function givenOfPeople(): Promise<Ids> {
    const { db } = platform.services;
    const now = platform.clock.now();
    const of = { id: randomUUID(), createdAt: now };
    await db.insert(sessions).values({
      ...{ ...of, subjectId: USERS.harbourEvents, kind: 'user', customerId: CUSTOMERS.harbour },
    });
    await db
      .insert(secondFactors)
      .values({ ...of, userId: USERS.harbourEvents, kind: 'code', name: 'Phone' });
    const [webhook] = await db.select().from(webhooks).where(eq(webhooks.customerId, CUSTOMERS.harbour));
    await db.insert(webhookDeliveries).values({
      ...{ ...of, webhookId: webhook?.uuid ?? '', event: 'video.ready', subject: 'service' },
      ...{ body: '{}', state: 'failed' },
    });
    await db.insert(trials).values({
      ...{ uuid: of.id, customerId: CUSTOMERS.harbour, kind: 'VOD', planId: PLANS.vodPro },
      ...{ startAt: now, endAt: new Date(now.getTime() + 86_400_000), firstName: 'Maya', lastName: 'Keller' },
    });
    return { sessions: of.id, second_factors: of.id, webhook_deliveries: of.id, trials: of.id };
  }
  /** Those of them that are as they were put in. */
  async function leftOfPeople(): Promise<number> {
    const { db } = platform.services;
    const id = foreign.sessions ?? '';
    const counts = await Promise.all([
      db.$count(sessions, and(eq(sessions.id, id), isNull(sessions.endedAt))),
      db.$count(secondFactors, and(eq(secondFactors.id, id), eq(secondFactors.name, 'Phone'))),
      db.$count(webhookDeliveries, and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'failed'))),
      db.$count(trials, and(eq(trials.uuid, id), eq(trials.isCancelled, false))),
    ]);
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async function statusOf(account: string, each: Each, customerId: string, ids: Ids) {
    const { method, path, operation } = each;
    const schema = operation.requestBody?.content['application/json']?.schema;
    const answer = await platform.call(method, fill(path, operation, document, customerId, ids), {
      token: await platform.signIn(account),
      ...(schema ? { body: sample(schema, document) } : {}),
    });
    return answer.status;
  }

  test(
    "NET-07 an organisation's admin gets 403 or 404 for another's ids on every route, and changes nothing",
    async () => {
      expect(operations.length).toBeGreaterThan(50);
      expect(Object.keys(foreign).sort()).toEqual(
        [
          ...[
            'api_clients',
            'customers',
            'second_factors',
            'sessions',
            'trials',
            'users',
            'webhook_deliveries',
          ],
          ...OBJECTS.map(([, table]) => table),
        ].sort(),
      );
      const before = await fingerprint(platform.services.db, CUSTOMERS.harbour);
      const answered: string[] = [];
      for (const each of operations) {
        const status = await statusOf('admin@northgate.example', each, CUSTOMERS.harbour, foreign);
        if (status !== 403 && status !== 404) answered.push(`${each.method} ${each.path} → ${status}`);
      }
      expect(answered.sort()).toEqual(OF_NOBODY.map((path) => `GET ${path} → 200`));
      expect(await fingerprint(platform.services.db, CUSTOMERS.harbour)).toEqual(before);
      expect(await leftOfPeople()).toBe(4);
    },
    LONG_MS,
  );

  test(
    'an API client gets 403 or 404 for the ids of another organisation on every reading route',
    async () => {
      const northgate = {
        ...(await listObjectIds(platform.services.db, CUSTOMERS.northgate)),
        users: USERS.northgateAdmin,
      };
      const token = await platform.signInClient();
      const answered: string[] = [];
      for (const { method, path, operation } of operations.filter((each) => each.method === 'GET')) {
        const filled = fill(path, operation, document, CUSTOMERS.northgate, northgate);
        const { status } = await platform.call(method, filled, { token });
        if (status !== 403 && status !== 404) answered.push(`${path} → ${status}`);
      }
      expect(answered.sort()).toEqual(OF_NOBODY.map((path) => `${path} → 200`));
    },
    LONG_MS,
  );

  test(
    'the same reading requests are answered to the own admin',
    async () => {
      const refused: string[] = [];
      for (const each of operations.filter(({ method }) => method === 'GET')) {
        const status = await statusOf('admin@harbour.example', each, CUSTOMERS.harbour, foreign);
        if (status !== (OWN[each.path] ?? 200)) refused.push(`${each.path} → ${status}`);
      }
      expect(refused).toEqual([]);
    },
    LONG_MS,
  );

  const NET_14 = 'Failed to authenticate user. Please try logging in again.';
  test(
    'SES-18 NET-14 a wrong token and a missing one are refused on every private route',
    async () => {
      const open: string[] = [];
      for (const { method, path, operation } of routes) {
        const filled = fill(path, operation, document, CUSTOMERS.harbour, foreign);
        for (const token of ['', 'f'.repeat(43)]) {
          const { status, body } = await platform.call<{ message?: string }>(method, filled, { token });
          const said = method === 'HEAD' ? NET_14 : body.message;
          if (status !== 401 || said !== NET_14) open.push(`${method} ${path} → ${status} ${said}`);
        }
      }
      expect(open).toEqual([]);
    },
    LONG_MS,
  );

  test(
    'SES-06 a venue is refused on every private route',
    async () => {
      const open: string[] = [];
      for (const each of routes.filter(({ path }) => path !== TOLD_TO_VENUES)) {
        const status = await statusOf('harbour-main-hall', each, CUSTOMERS.harbour, foreign);
        // The doors of devices know no logins at all.
        const refusal = each.path.startsWith('/api/v3/devices/') ? 401 : 403;
        if (status !== refusal) open.push(`${each.method} ${each.path} → ${status}`);
      }
      expect(open).toEqual([]);
    },
    LONG_MS,
  );

  test('the routes that nobody has to sign in for are these', () => {
    const open = platform.app.statedRoutes.filter(({ config, method }) => config.public && method !== 'HEAD');
    expect([...new Set(open.map(({ method, url }) => `${method} ${url}`))].sort()).toEqual(PUBLIC_ROUTES);
  });

  test(
    "NET-07 another organisation's ids in a body or a query change nothing of it and show nothing of it",
    async () => {
      const own = {
        ...(await listObjectIds(platform.services.db, CUSTOMERS.northgate)),
        users: USERS.northgateAdmin,
      };
      const before = await fingerprint(platform.services.db, CUSTOMERS.harbour);
      const token = await platform.signIn('admin@northgate.example');
      const shown: string[] = [];
      for (const { method, path, operation } of routes) {
        const schema = operation.requestBody?.content['application/json']?.schema;
        const filled = fill(path, operation, document, CUSTOMERS.northgate, own, foreign);
        const { status, body } = await platform.call(method, filled, {
          token,
          ...(schema ? { body: sample(schema, document, '', foreign) } : {}),
        });
        const said = status < 400 ? (JSON.stringify(body) ?? '') : '';
        if (said.includes(CUSTOMERS.harbour)) shown.push(`${method} ${path} → ${status}`);
      }
      expect(shown).toEqual([]);
      expect(await fingerprint(platform.services.db, CUSTOMERS.harbour)).toEqual(before);
      expect(await leftOfPeople()).toBe(4);
    },
    LONG_MS,
  );
});
