import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLUMNS, findRouteRight, type RouteRight } from '../platform/worlds/routeRights.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Calls named in schema comments: catalog IDs, or names of the platform's own calls. */
const CALL_ID = /\bC-\d{3}\b/g;
const OWN_CALL = /own calls? of the platform: `?([\w-]+)`?(?!…)/gi;

/** Writes and subscriptions whose comment names no call, with the routes behind them. */
const UNNAMED: Readonly<Record<string, readonly string[]>> = {
  'Mutation.revealRemoteSupport': ['POST /api/v3/encoders/:uuid/remotesupport'],
  'Mutation.revealStreamKey': ['POST /api/v3/eventprofiles/:id/streamkey'],
  'Mutation.renewStreamKey': ['PUT /api/v3/eventprofiles/:id/streamkey'],
  'Mutation.createLiveOutput': ['POST /api/v3/eventprofiles/:id/outputs'],
  'Mutation.startLiveOutput': ['POST /api/v3/outputs/:id/start'],
  'Mutation.stopLiveOutput': ['POST /api/v3/outputs/:id/stop'],
  'Mutation.deleteLiveOutput': ['DELETE /api/v3/outputs/:id'],
  'Mutation.revealLiveOutputKey': ['POST /api/v3/outputs/:id/streamkey'],
  'Mutation.markNotificationsRead': ['POST /api/v3/customers/:id/notifications/read'],
  'Mutation.retryGoLive': ['POST /api/v3/customers/:id/golive/:requestId/retry'],
  'Mutation.cancelGoLive': ['POST /api/v3/customers/:id/golive/:requestId/cancel'],
  'Mutation.makeRenditions': ['POST /media-metadata/api/v1/media/:mediaId/renditions'],
  'Mutation.stopRenditions': ['DELETE /media-metadata/api/v1/media/:mediaId/renditions'],
  'Mutation.createLibraryEmbed': ['POST /api/v3/webplayer/library'],
  // Subscriptions require the same access as reading.
  'Subscription.contentDestinationsChanged': ['GET /api/v3/customers/:id/contentdestinations'],
  'Subscription.encodersChanged': ['GET /api/v3/customers/:id/encoders'],
  'Subscription.notificationsChanged': ['GET /api/v3/customers/:id/notifications'],
  'Subscription.goLiveProgress': ['GET /api/v3/customers/:id/golive'],
  'Subscription.mediaItemsChanged': ['GET /media-metadata/api/v1/customers/:id/media'],
  'Subscription.venuesChanged': ['GET /api/v3/customers/:id/venues'],
  // Of a playlist, as these are asked for.
  'Mutation.restoreDeleted': ['POST /media-metadata/api/v1/playlists/:id/restore'],
};

/** A field of the schema, the routes of the calls that its comment names, and who may use them. */
export interface FieldRight {
  /** `Type.field`. */
  name: string;
  routes: readonly string[];
  /** By the table of routes, which is by the specification; of several routes only what all of them agree on. */
  right: RouteRight;
}

/** Every field whose comment names the calls behind it, as far as the table says who may make these. */
export function fieldRights(): FieldRight[] {
  const routes = routesByCall();
  return commentedFields().flatMap(({ name, comment }) => {
    const calls = [
      ...[...comment.matchAll(CALL_ID)].map(([id]) => id),
      ...[...comment.matchAll(OWN_CALL)].map(([, id]) => id ?? ''),
    ];
    // A field that is read may name the call that its value comes from, too.
    const isMade = (route: string) => name.startsWith('Mutation.') || route.startsWith('GET ');
    const behind = UNNAMED[name] ?? calls.flatMap((call) => routes.get(call) ?? []).filter(isMade);
    const rights = behind.map((route) => {
      const [method = '', url = ''] = route.split(' ');
      return findRouteRight(method, url);
    });
    const [first] = rights;
    const isAgreed = first !== undefined && rights.every((right) => `${right}` === `${first}`);
    return isAgreed ? [{ name, routes: behind, right: first }] : [];
  });
}

/** True if there is anything but reading behind a field. */
const isWriting = ({ routes }: Pick<FieldRight, 'routes'>) =>
  routes.some((route) => !/^(GET|HEAD|OPTIONS) /.test(route));

/** Access of the six roles, then of read-only staff, then of super-admins (PRM-27). */
export function whoMay({ right, routes }: Pick<FieldRight, 'right' | 'routes'>): boolean[] {
  const roles = COLUMNS.map(
    (role) => right === 'anyone' || (right !== 'sudo' && right !== 'device' && right.includes(role)),
  );
  return [...roles, right === 'anyone' || (right !== 'device' && !isWriting({ routes })), right !== 'device'];
}

function commentedFields(): { name: string; comment: string }[] {
  const files = readdirSync(join(ROOT, 'schema')).filter((file) =>
    /^(?!api|supergraph).*\.graphql$/.test(file),
  );
  const found: { name: string; comment: string }[] = [];
  for (const file of files) {
    let type: string | undefined;
    let comment = '';
    for (const line of readFileSync(join(ROOT, 'schema', file), 'utf8').split('\n')) {
      const opened = /^(?:extend )?type (\w+)/.exec(line);
      if (opened) [type, comment] = [opened[1], ''];
      else if (line === '}') type = undefined;
      if (type === undefined) continue;
      comment += /^ {2}# (.*)/.exec(line)?.[1] ?? '';
      const field = /^ {2}(\w+)[(:]/.exec(line)?.[1];
      if (!field) continue;
      found.push({ name: `${type}.${field}`, comment });
      comment = '';
    }
  }
  return found;
}

/** `METHOD /path/:id` of each call by its name. */
function routesByCall(): Map<string, string[]> {
  const document = JSON.parse(readFileSync(join(ROOT, 'fixtures/platform/server/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  const routes = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { operationId }] of Object.entries(methods)) {
      if (!operationId) continue;
      const route = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      routes.set(operationId, [...(routes.get(operationId) ?? []), route]);
    }
  return routes;
}
