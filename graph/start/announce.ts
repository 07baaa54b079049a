/** Where the servers answer; `platform` is null when the provider's own services are used. */
export interface Addresses {
  web: number;
  graph: number;
  platform: number | null;
  empty: boolean;
}

/** The password of every demo account (fixtures/seed). */
export const DEMO_PASSWORD = 'Rostrum-demo-2026';

/** The demo accounts that can sign in, with whom they stand for. */
export const DEMO_ACCOUNTS: readonly (readonly [userName: string, description: string])[] = [
  ['admin@harbour.example', 'Harbour Street Church, Organization Admin'],
  ['events@harbour.example', 'Harbour Street Church, Event Admin'],
  ['encoders@harbour.example', 'Harbour Street Church, Encoder Control'],
  ['library@harbour.example', 'Harbour Street Church, Media Library Admin'],
  ['review@harbour.example', 'Harbour Street Church, Video Review'],
  ['admin@northgate.example', 'Northgate Arena, Organization Admin'],
  ['admin@vista.example', 'Vista Community College, Organization Admin'],
  ['super@rostrum.example', 'super-admin: every organisation'],
  ['viewer@rostrum.example', 'reads the admin area'],
];

const REFUSED: typeof DEMO_ACCOUNTS = [
  ['former@harbour.example', 'a disabled account'],
  ['harbour-main-hall', 'a venue login, refused by the studio'],
];

/** The lines that tell a person where the studio is and who may sign in. */
export function announcement({ web, graph, platform, empty }: Addresses): string {
  const address = (port: number, path = ''): string => `http://localhost:${port}${path}`;
  const lines = [
    'Rostrum Studio is running.',
    '',
    `  Studio    ${address(web)}`,
    `  Graph     ${address(graph, '/graphql')}`,
    platform === null
      ? ''
      : `  Platform  ${address(platform)}  (REST; ${address(platform, '/openapi.json')})`,
    '',
  ].filter((line, index) => line || index !== 4);
  if (platform !== null) lines.push(...accounts(empty), '');
  return [...lines, 'Ctrl-C stops it.', ''].join('\n');
}

function accounts(empty: boolean): string[] {
  if (empty) return [`Sign in as admin@example.com, password ${DEMO_PASSWORD}. There is no data yet.`];
  const rows = [...DEMO_ACCOUNTS, ...REFUSED].map(
    ([name, description]) => `  ${name.padEnd(26)}${description}`,
  );
  return [
    `Demo accounts, password ${DEMO_PASSWORD}:`,
    ...rows,
    '',
    'API client harbour-analytics, secret demo-secret-harbour-analytics (the README shows it with curl).',
  ];
}
