import { getCapabilities } from '../../../schema/rules/capabilities.ts';
import { getPermissions, type RoleName } from '../../../schema/rules/permissions.ts';
import { viewer } from './fakeGraph.ts';

/** Everybody who may sign in: the six roles (PRM-13), and who reads the admin area (PRM-27), each by a letter. */
export const PEOPLE = {
  P: { who: 'a super-admin', roles: ['PLATFORM_ADMIN'] },
  A: { who: 'an organization admin', roles: ['CUSTOMER_ADMIN'] },
  E: { who: 'an event admin', roles: ['EVENT_ADMIN'] },
  C: { who: 'encoder control', roles: ['CONTROL_ENCODER'] },
  L: { who: 'a media library admin', roles: ['MEDIA_LIBRARY_ADMIN'] },
  R: { who: 'video review', roles: ['CAMPUS_REVIEW'] },
  V: { who: 'a sudo viewer', roles: ['CAMPUS_REVIEW'] },
} as const satisfies Record<string, { who: string; roles: readonly RoleName[] }>;

export type Person = keyof typeof PEOPLE;
export const EVERYBODY = Object.keys(PEOPLE) as Person[];

/** A person as the graph answers one: with what the platform grants to the role. */
export function createPerson(letter: Person, change: Record<string, unknown> = {}) {
  const { roles } = PEOPLE[letter];
  const { user } = viewer();
  return viewer({
    user: { ...user, roles },
    permissions: getPermissions(roles),
    capabilities: getCapabilities(roles),
    isSudoAdmin: letter === 'P',
    isSudoViewer: letter === 'P' || letter === 'V',
    ...change,
  });
}
