import type { RoleName } from './permissions.ts';

/** The accounts of the demonstration, for the seed that makes them and for the start that tells of them. */
export interface DemoAccount {
  /** Names the account among the seed's ids. */
  key: string;
  organization: 'harbour' | 'northgate' | 'vista' | 'operations';
  userName: string;
  firstName: string;
  lastName: string;
  roles: readonly RoleName[];
  /** Held beyond what the roles give (PRM-27). */
  extraCapabilities?: readonly string[];
  disabled?: boolean;
  /** Who it stands for. */
  description: string;
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Rostrum-demo-2026';

/** The people of the demonstration; one that is disabled cannot sign in. */
export const DEMO_ACCOUNTS = [
  {
    key: 'harbourAdmin',
    organization: 'harbour',
    userName: 'admin@harbour.example',
    firstName: 'Maya',
    lastName: 'Keller',
    roles: ['CUSTOMER_ADMIN'],
    description: 'Harbour Street Church, Organization Admin',
  },
  {
    key: 'harbourEvents',
    organization: 'harbour',
    userName: 'events@harbour.example',
    firstName: 'Daniel',
    lastName: 'Okafor',
    roles: ['EVENT_ADMIN'],
    description: 'Harbour Street Church, Event Admin',
  },
  {
    key: 'harbourEncoders',
    organization: 'harbour',
    userName: 'encoders@harbour.example',
    firstName: 'Priya',
    lastName: 'Raman',
    roles: ['CONTROL_ENCODER'],
    description: 'Harbour Street Church, Encoder Control',
  },
  {
    key: 'harbourLibrary',
    organization: 'harbour',
    userName: 'library@harbour.example',
    firstName: 'Tomás',
    lastName: 'Serrano',
    roles: ['MEDIA_LIBRARY_ADMIN'],
    description: 'Harbour Street Church, Media Library Admin',
  },
  {
    key: 'harbourReview',
    organization: 'harbour',
    userName: 'review@harbour.example',
    firstName: 'Ellen',
    lastName: 'Park',
    roles: ['CAMPUS_REVIEW'],
    description: 'Harbour Street Church, Video Review',
  },
  {
    key: 'harbourFormer',
    organization: 'harbour',
    userName: 'former@harbour.example',
    firstName: 'Ian',
    lastName: 'Webb',
    roles: ['EVENT_ADMIN'],
    disabled: true,
    description: 'a disabled account',
  },
  {
    key: 'northgateAdmin',
    organization: 'northgate',
    userName: 'admin@northgate.example',
    firstName: 'Aisha',
    lastName: 'Rahman',
    roles: ['CUSTOMER_ADMIN'],
    description: 'Northgate Arena, Organization Admin',
  },
  {
    key: 'vistaAdmin',
    organization: 'vista',
    userName: 'admin@vista.example',
    firstName: 'Luis',
    lastName: 'Moreno',
    roles: ['CUSTOMER_ADMIN'],
    description: 'Vista Community College, Organization Admin',
  },
  {
    key: 'super',
    organization: 'operations',
    userName: 'super@rostrum.example',
    firstName: 'Robin',
    lastName: 'Vale',
    roles: ['PLATFORM_ADMIN'],
    extraCapabilities: ['sudo', 'sudoAdmin'],
    description: 'super-admin: every organisation',
  },
  {
    key: 'viewer',
    organization: 'operations',
    userName: 'viewer@rostrum.example',
    firstName: 'Sam',
    lastName: 'Winter',
    roles: ['CAMPUS_REVIEW'],
    extraCapabilities: ['sudo'],
    description: 'reads the admin area',
  },
] as const satisfies readonly DemoAccount[];

/** A venue's login, which the studio refuses (SES-06). */
export const DEMO_VENUE = {
  userName: 'harbour-main-hall',
  description: 'a venue login, refused by the studio',
} as const;

/** The API client of the demonstration. */
export const DEMO_CLIENT = {
  clientId: 'harbour-analytics',
  secret: 'demo-secret-harbour-analytics',
} as const;

/** The first account of an empty start. */
export const EMPTY_START_USER_NAME = 'admin@example.com';
