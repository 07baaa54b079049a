import {
  DEMO_ACCOUNTS,
  DEMO_CLIENT,
  DEMO_PASSWORD,
  DEMO_VENUE,
  EMPTY_START_USER_NAME,
  type DemoAccount,
} from '../../../fixtures/demo/seed/demoAccounts.ts';

/** URLs of the servers. `platform` is null if external services are used. */
export interface Addresses {
  web: number;
  graph: number;
  platform: number | null;
  empty: boolean;
}

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
  if (empty) {
    return [
      `Sign in as ${EMPTY_START_USER_NAME} with the password that was printed at the first start.`,
      'There is no data yet.',
    ];
  }
  const isRefused = ({ disabled }: DemoAccount) => disabled === true;
  const people: readonly DemoAccount[] = DEMO_ACCOUNTS;
  const rows = [...people.filter((one) => !isRefused(one)), ...people.filter(isRefused), DEMO_VENUE].map(
    ({ userName, description }) => `  ${userName.padEnd(26)}${description}`,
  );
  return [
    `Demo accounts, password ${DEMO_PASSWORD}:`,
    ...rows,
    '',
    `API client ${DEMO_CLIENT.clientId}, secret ${DEMO_CLIENT.secret} (graph/README.md has an example with curl).`,
  ];
}
