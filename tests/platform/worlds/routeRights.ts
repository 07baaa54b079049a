import type { RoleName } from '../../../schema/rules/rights.ts';
import { TABLE, TABLE_OF_WRITES } from './routeRightsTable.ts';

/** The columns of the checklist's table of permissions (PRM-13). */
export const COLUMNS: readonly RoleName[] = [
  'PLATFORM_ADMIN',
  'CUSTOMER_ADMIN',
  'EVENT_ADMIN',
  'CONTROL_ENCODER',
  'MEDIA_LIBRARY_ADMIN',
  'CAMPUS_REVIEW',
];

/** Access to a route: by role, for every signed-in caller, super-admins, or devices. */
export type RouteRight = 'anyone' | 'sudo' | 'device' | readonly RoleName[];

const RIGHTS = readTable();

function readTable(): Map<string, RouteRight> {
  const rights = new Map<string, RouteRight>();
  let who: RouteRight = [];
  for (const line of `${TABLE.trim()}\n${TABLE_OF_WRITES.trim()}`.split('\n')) {
    if (!line.startsWith(' ')) who = meant(line.split(' | ')[0] ?? '');
    else if (rights.has(line.trim())) throw new Error(`${line.trim()} stands there twice.`);
    else rights.set(line.trim(), who);
  }
  return rights;
}

function meant(who: string): RouteRight {
  if (who === 'anyone' || who === 'sudo' || who === 'device') return who;
  return COLUMNS.filter((_, at) => who.split(' ')[at] === 'yes');
}

/** Access to a route in the table. Undefined if it is missing. */
export function findRouteRight(method: string, url: string): RouteRight | undefined {
  return RIGHTS.get(`${method} ${url}`) ?? RIGHTS.get(`* ${url}`);
}

/** Every route that the table names. */
export const ROUTES_OF_TABLE: readonly string[] = [...RIGHTS.keys()];
