import { fieldRights, whoMay } from '../graph/fieldRights.ts';
import { COLUMNS, findRouteRight, ROUTES_OF_TABLE, type RouteRight } from '../platform/worlds/routeRights.ts';
import { SCREEN_RIGHTS } from '../web/app/screenRights.ts';

// `npm run rights [text]`: who may open which screen, ask for which field and call which route, or only those whose line
// has the text. The walks of the tests hold the product to exactly these lines (rightsWalk, roleWalk, screenAccess).
const wanted = process.argv.slice(2).join(' ').toLowerCase();
/** Letters of the people of the table of screens, in the order of the columns; the first of them opens no admin area. */
const PEOPLE = 'PAECLRVP';
const mayOpen = (who: string, path: string) =>
  [...PEOPLE].map((letter, at) => who.includes(letter) && !(at === 0 && path.startsWith('/admin/')));
const HEADS = ['Admin', 'Org', 'Event', 'Encoder', 'Library', 'Review', 'Viewer', 'Super'] as const;

function print(title: string, lines: readonly (readonly [what: string, may: readonly boolean[]])[]): void {
  const shown = lines.filter(([what]) => what.toLowerCase().includes(wanted));
  if (shown.length === 0) return;
  const width = Math.max(...shown.map(([what]) => what.length));
  console.log(
    `\n${title} (${shown.length})\n${' '.repeat(width)} ${HEADS.map((head) => head.padStart(8)).join('')}`,
  );
  for (const [what, may] of shown)
    console.log(`${what.padEnd(width)} ${may.map((yes) => (yes ? 'yes' : '-').padStart(8)).join('')}`);
}

const bySpelling = <T>([a]: readonly [string, T], [b]: readonly [string, T]) => (a < b ? -1 : 1);
const routeLine = (route: string): [string, boolean[]] => {
  const [method = '', url = ''] = route.split(' ');
  const right: RouteRight = findRouteRight(method, url) ?? [];
  return [route, whoMay({ right, routes: [route] })];
};

print(
  'Screens',
  SCREEN_RIGHTS.flatMap(([who, paths]) => paths.map((path) => [path, mayOpen(who, path)] as const)).sort(
    bySpelling,
  ),
);
print(
  'Graph fields',
  fieldRights()
    .map((each) => [each.name, whoMay(each)] as const)
    .sort(bySpelling),
);
print('REST routes', ROUTES_OF_TABLE.map(routeLine).sort(bySpelling));
console.log(`\nColumns: ${COLUMNS.join(', ')}, who reads for super-admins, super-admins.`);
