import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq, isNotNull } from 'drizzle-orm';
import { forgetCallers } from '../../../fixtures/platform/domains/customers/auth/callers.ts';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { encoders } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { uploads } from '../../../fixtures/platform/kernel/db/schema/uploads.ts';
import { beginUpload } from '../../../fixtures/platform/domains/media/uploads/uploads.ts';
import { CAPABILITIES } from '../../../schema/rules/capabilities.ts';
import { API_CLIENTS, CUSTOMERS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { LIVE_DESTINATION_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { openedBy } from '../worlds/capabilityRights.ts';
import { COLUMNS, findRouteRight, ROUTES_OF_TABLE, type RouteRight } from '../worlds/routeRights.ts';
import {
  type ApiDocument,
  type Each,
  fill,
  fingerprint,
  givenPost,
  type Ids,
  listObjectIds,
  privateRoutes,
  sample,
} from '../worlds/routeWalk.ts';

/** Every route by eight callers, some thousand requests on a busy machine. */
const LONG_MS = 300_000;
const READING = ['GET', 'HEAD', 'OPTIONS'];
/** Nothing is found by an id or a name that is made up, nor on the bases of what is not there yet; what runs has no recording. */
const MADE_UP = /^\/api\/v3\/regions\/\{|\*$|^\/legacy\/customers|contentdestinations\/\{id\}\/download$/;
const FILE = {
  fileName: 'service.mp4',
  sizeBytes: 10,
  title: 'Service',
  description: null,
  tags: [],
  measured: null,
};

/** Bytes of an upload speak tus. */
const TUS = /\/uploads\/\{uploadId\}$/;
const TUS_HEADERS = {
  'tus-resumable': '1.0.0',
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
};

const CALLERS = [...COLUMNS, 'SUDO_VIEWER', 'SUPER_ADMIN'] as const;
type Caller = (typeof CALLERS)[number];

let platform: TestPlatform;
let document: ApiDocument;
let routes: Each[];
const names = {} as Record<Caller, string>;
/** Somebody without a role, signed in. */
let nobody: { userId: string; token: string };

beforeAll(async () => {
  platform = await startTestPlatform();
  document = (await platform.call<ApiDocument>('GET', '/openapi.json')).body;
  routes = privateRoutes(platform, document);
  for (const role of COLUMNS) {
    names[role] = (await platform.createUser(CUSTOMERS.harbour, { roles: [role] })).userName;
  }
  const reader = { roles: [], extraCapabilities: ['sudo'] };
  names.SUDO_VIEWER = (await platform.createUser(CUSTOMERS.operations, reader)).userName;
  names.SUPER_ADMIN = 'super@rostrum.example';
  const { userId, userName } = await platform.createUser(CUSTOMERS.harbour, { roles: [] });
  nobody = { userId, token: await platform.signIn(userName) };
});
afterAll(() => platform.close());

const urlOf = ({ path }: Each) => path.replace(/\{(\w+)\}/g, ':$1');
const isReading = ({ method }: Each) => READING.includes(method);

/** True if the table lets a caller use a route. */
function isAllowed(caller: Caller, each: Each, who: RouteRight): boolean {
  if (who === 'device') return false;
  if (who === 'anyone' || caller === 'SUPER_ADMIN') return true;
  if (caller === 'SUDO_VIEWER') return isReading(each);
  return who !== 'sudo' && who.includes(caller);
}

/** Current IDs of the organization's objects, with an upload, a post, and hardware. */
async function idsOfNow(): Promise<Ids> {
  const { db } = platform.services;
  const ids = await listObjectIds(db, CUSTOMERS.harbour);
  const [hardware] = await db
    .select({ uuid: encoders.uuid })
    .from(encoders)
    .where(and(eq(encoders.customerId, CUSTOMERS.harbour), eq(encoders.type, 'hardware')))
    .limit(1);
  const [playable] = await db
    .select({ id: mediaItems.mediaId })
    .from(mediaItems)
    .where(and(eq(mediaItems.customerId, CUSTOMERS.harbour), isNotNull(mediaItems.packageId)))
    .orderBy(mediaItems.mediaId)
    .limit(1);
  const [sending] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.customerId, CUSTOMERS.harbour), eq(uploads.state, 'sending')))
    .limit(1);
  const upload = sending ?? (await beginUpload(platform.services, CUSTOMERS.harbour, FILE));
  return {
    ...ids,
    uploads: upload.id,
    posts: ids.posts ?? (await givenPost(platform, CUSTOMERS.harbour)),
    media_items: playable?.id ?? '',
    encoders: hardware?.uuid ?? '',
    customers: CUSTOMERS.harbour,
    users: USERS.harbourEvents,
    api_clients: API_CLIENTS.harbourAnalytics,
    content_destinations: LIVE_DESTINATION_IDS.web,
  };
}

async function statusOf(caller: Caller, each: Each, ids: Ids): Promise<number> {
  const { method, path, operation } = each;
  const schema = operation.requestBody?.content['application/json']?.schema;
  // Read-only staff can write only their own settings.
  const named = caller === 'SUDO_VIEWER' ? { ...ids, customers: CUSTOMERS.operations } : ids;
  const filled = fill(path, operation, document, CUSTOMERS.harbour, ids, ids).replace(/\*$/, 'anything');
  const { status } = await platform.call(method, filled, {
    token: await platform.signIn(names[caller]),
    headers: TUS.test(path) ? TUS_HEADERS : {},
    ...(schema ? { body: sample(schema, document, '', named) } : {}),
  });
  return status;
}

/** The routes that a caller may use, or those that are refused to it. */
function routesFor(caller: Caller, allowed: boolean): Each[] {
  return routes.filter((each) => {
    const right = findRouteRight(each.method, urlOf(each));
    return right !== undefined && isAllowed(caller, each, right) === allowed;
  });
}

test('PRM-12 the table says of every route that is registered who may use it, and names no other', () => {
  const unsaid = routes.filter((each) => !findRouteRight(each.method, urlOf(each)));
  expect(unsaid.map((each) => `${each.method} ${urlOf(each)}`)).toEqual([]);
  const registered = new Set(routes.flatMap((each) => [`${each.method} ${urlOf(each)}`, `* ${urlOf(each)}`]));
  expect(ROUTES_OF_TABLE.filter((route) => !registered.has(route))).toEqual([]);
});

test.each(CALLERS)(
  'PRM-01 PRM-02 PRM-03 PRM-04 PRM-05 PRM-06 PRM-07 PRM-08 PRM-09 PRM-10 PRM-15 PRM-16 PRM-18 PRM-19 PRM-20 PRM-22 PRM-23 PRM-24 PRM-26 PRM-27 PRM-30 %s is refused what the table does not give, and changes nothing',
  async (caller) => {
    const ids = await idsOfNow();
    const before = await fingerprint(platform.services.db, CUSTOMERS.harbour);
    const letIn: string[] = [];
    for (const each of routesFor(caller, false)) {
      const status = await statusOf(caller, each, ids);
      // The doors of devices know no logins at all.
      const refusal = each.path.startsWith('/api/v3/devices/') ? 401 : 403;
      if (status !== refusal) letIn.push(`${each.method} ${each.path} → ${status}`);
    }
    expect(letIn).toEqual([]);
    expect(await fingerprint(platform.services.db, CUSTOMERS.harbour)).toEqual(before);
  },
  LONG_MS,
);

test.each(CALLERS)(
  'PRM-01 to PRM-11 PRM-15 to PRM-27 %s is shown what the table lets it read',
  async (caller) => {
    const ids = await idsOfNow();
    const refused: string[] = [];
    for (const each of routesFor(caller, true).filter(isReading)) {
      const status = await statusOf(caller, each, ids);
      const isWell = MADE_UP.test(each.path) ? ![401, 403].includes(status) : status < 400;
      if (!isWell) refused.push(`${each.method} ${each.path} → ${status}`);
    }
    expect(refused).toEqual([]);
  },
  LONG_MS,
);

/** Requests that are on their way at a time: each is refused before anything is read. */
const AT_ONCE = 16;

// Before those that write, for it asks for people and clients that they remove.
test(
  'PRM-18 PRM-19 PRM-20 PRM-21 PRM-22 PRM-23 PRM-24 PRM-25 PRM-26 each capability alone opens what its rule names, and nothing else',
  async () => {
    const { userId, token } = nobody;
    const authorization = `Bearer ${token}`;
    const ids = await idsOfNow();
    const restricted = routes.filter((each) => {
      const right = findRouteRight(each.method, urlOf(each));
      return right !== 'anyone' && right !== 'device';
    });
    const asked = restricted.map((each) => {
      const { method, path, operation } = each;
      const schema = operation.requestBody?.content['application/json']?.schema;
      const urlWith = (known: Ids) =>
        fill(path, operation, document, CUSTOMERS.harbour, known, known).replace(/\*$/, 'anything');
      return {
        route: `${method} ${urlOf(each)}`,
        ...{ found: urlWith(ids), missing: urlWith({}) },
        method: method as 'GET',
        headers: { authorization, ...(TUS.test(path) && TUS_HEADERS) },
        ...(schema && { payload: sample(schema, document, '', ids) as object }),
      };
    });
    const wrong: string[] = [];
    for (const capability of CAPABILITIES.filter((name) => name !== 'sudo' && name !== 'sudoAdmin')) {
      await platform.services.db
        .update(users)
        .set({ extraCapabilities: [capability] })
        .where(eq(users.userId, userId));
      forgetCallers();
      const opened = openedBy(capability);
      const rest = [...asked];
      while (rest.length > 0)
        await Promise.all(
          rest.splice(0, AT_ONCE).map(async ({ route, found, missing, ...request }) => {
            const isOpened = opened.includes(route);
            const { statusCode } = await platform.app.inject({ ...request, url: isOpened ? missing : found });
            const isRefused = statusCode === 401 || statusCode === 403;
            if (isRefused === isOpened || statusCode >= 500)
              wrong.push(`${capability}: ${route} → ${statusCode}`);
          }),
        );
    }
    expect(wrong).toEqual([]);
  },
  LONG_MS,
);

// After the tests above, for it changes and removes what they look for; what is removed last is least in its way.
test.each([...CALLERS].reverse())(
  'PRM-01 to PRM-11 PRM-15 to PRM-27 %s is not refused what the table lets it write',
  async (caller) => {
    const refused: string[] = [];
    const writing = routesFor(caller, true).filter((each) => !isReading(each));
    const removing = (each: Each) => each.method === 'DELETE';
    let ids = await idsOfNow();
    for (const each of [...writing.filter((one) => !removing(one)), ...writing.filter(removing)]) {
      const status = await statusOf(caller, each, ids);
      // A refused request must not change anything.
      if (status < 400) ids = await idsOfNow();
      const isServed = status < 500 || (status === 501 && each.path.endsWith('*'));
      if ([401, 403].includes(status) || !isServed) refused.push(`${each.method} ${each.path} → ${status}`);
    }
    expect(refused).toEqual([]);
  },
  LONG_MS,
);
