import { ROLE_RIGHTS } from '../../../../schema/rules/rights.ts';
import type { Access } from '../../../kernel/access.ts';
import type { Screen } from '../../../kernel/screen.ts';
import {
  createGroupPath,
  editGroupPath,
  groupPath,
  groupsPath,
} from '../../../kernel/paths/destinationGroups.ts';

const access: Access = { permissions: ['MANAGE_DESTINATION_GROUPS'] };

export const screens: readonly Screen[] = [
  {
    name: 'destinationGroups',
    path: groupsPath(),
    access,
    page: async () => (await import('./GroupsPage.tsx')).GroupsPage,
    asks: async (visit) => (await import('./GroupsPage.tsx')).questions(visit),
    card: { hub: 'settings', group: 'destinations', at: 10 },
    help: { area: 'destinations', at: 10 },
  },
  {
    name: 'createDestinationGroup',
    path: createGroupPath(),
    // PRM-15
    access: { ...access, roles: ROLE_RIGHTS.CREATE_DESTINATION_GROUP.roles },
    page: async () => (await import('./CreateGroupPage.tsx')).CreateGroupPage,
  },
  {
    name: 'destinationGroup',
    path: groupPath(':uuid'),
    access,
    page: async () => (await import('./GroupPage.tsx')).GroupPage,
    shows: 'DESTINATION_GROUP',
  },
  {
    name: 'editDestinationGroup',
    path: editGroupPath(':uuid'),
    access,
    page: async () => (await import('./EditGroupPage.tsx')).EditGroupPage,
  },
];
