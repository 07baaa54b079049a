import { projectFiles, read, type Check } from './check.ts';
import { listImports } from './imports.ts';

/**
 * The layers by the folders they fill, the inner ones first. Imports run one way: in the web app → areas → player → ui
 * → kernel → time → schema; in the graph server → resolvers → upstream → kernel, server → session → upstream, server →
 * engine → kernel; and in the fixtures server → demo → domains → jobs → kernel → schema. The media engine and the platform
 * share the engine's protocol and the leaf functions in `fixtures/shared`.
 */
const FOLDERS = {
  schema: 'schema',
  resolvers: 'resolvers',
  client: 'graph/upstream/client',
  rest: 'graph/upstream/rest',
  loaders: 'graph/upstream/loaders',
  poller: 'graph/upstream/poller',
  watch: 'graph/upstream/watch',
  upstream: 'graph/upstream',
  kernel: 'graph/kernel',
  engine: 'graph/engine',
  session: 'graph/session',
  launch: 'graph/server/launch',
  server: 'graph/server',
  webTime: 'web/time',
  webKernel: 'web/kernel',
  ui: 'web/ui',
  player: 'web/player',
  areaPublic: 'web/areas/*/**/public',
  area: 'web/areas/*',
  app: 'web/app',
  web: 'web',
  mediaEngine: 'fixtures/engine',
  shared: 'fixtures/shared',
  platformKernel: 'fixtures/platform/kernel',
  jobs: 'fixtures/platform/jobs',
  domain: 'fixtures/platform/domains/*',
  platformServer: 'fixtures/platform/server',
  demo: 'fixtures/demo',
  fixtures: 'fixtures',
  // Tests may import everything.
  tests: 'tests',
} as const;

type Layer = keyof typeof FOLDERS;

const MAY_IMPORT: Readonly<Record<Exclude<Layer, 'tests'>, readonly Layer[]>> = {
  schema: [],
  kernel: ['schema'],
  client: ['kernel', 'schema'],
  rest: ['client', 'kernel', 'schema'],
  loaders: ['rest', 'client', 'kernel', 'schema'],
  upstream: ['loaders', 'client', 'kernel', 'schema'],
  poller: ['upstream', 'client', 'kernel', 'schema'],
  watch: ['poller', 'upstream', 'loaders', 'rest', 'client', 'kernel', 'schema'],
  resolvers: ['watch', 'poller', 'upstream', 'loaders', 'rest', 'client', 'kernel', 'schema'],
  session: ['upstream', 'loaders', 'client', 'kernel', 'schema'],
  engine: ['kernel', 'schema'],
  server: [
    ...(['resolvers', 'session', 'engine', 'poller', 'upstream', 'loaders', 'client', 'kernel'] as const),
    'schema',
  ],
  launch: ['demo', 'platformServer', 'platformKernel', 'client', 'kernel'],
  webTime: ['schema'],
  webKernel: ['webTime', 'schema'],
  ui: ['webKernel', 'webTime', 'schema'],
  player: ['ui', 'webKernel', 'webTime', 'schema'],
  area: ['areaPublic', 'player', 'ui', 'webKernel', 'webTime', 'schema'],
  areaPublic: ['areaPublic', 'player', 'ui', 'webKernel', 'webTime', 'schema'],
  app: ['areaPublic', 'ui', 'webKernel', 'webTime', 'schema'],
  web: ['app', 'ui', 'webKernel', 'schema'],
  shared: ['schema'],
  mediaEngine: ['shared', 'schema'],
  platformKernel: ['shared', 'schema'],
  jobs: ['platformKernel', 'shared', 'schema'],
  domain: ['jobs', 'platformKernel', 'shared', 'schema'],
  demo: ['domain', 'jobs', 'platformKernel', 'mediaEngine', 'shared', 'schema'],
  platformServer: ['demo', 'domain', 'jobs', 'platformKernel', 'mediaEngine', 'shared', 'schema'],
  fixtures: ['schema'],
};

/** Files that more may import than the rest of their layer. */
const OPEN: readonly { file: RegExp; to: readonly Layer[] }[] = [
  // The messages between the platform and the media engine.
  { file: /^fixtures\/engine\/protocol\.ts$/, to: ['platformKernel', 'jobs', 'domain'] },
  { file: /^fixtures\/platform\/domains\/[^/]+\/public\.ts$/, to: ['domain'] },
  // The app collects the screens of all areas.
  { file: /^web\/areas\/[^/]+\/([^/]+\/)?screens\.ts$/, to: ['app'] },
  {
    file: /^web\/schema\.generated\.ts$/,
    to: ['webKernel', 'ui', 'player', 'area', 'areaPublic', 'app'],
  },
];

const PATTERNS = Object.entries(FOLDERS).map(([layer, folder]) => ({
  layer: layer as Layer,
  pattern: new RegExp(
    `^${folder.replace(/\*\*?/g, (star) => (star === '*' ? '([^/]+)' : '(?:[^/]+/)*')).replace(')*/', ')*')}/`,
  ),
}));

interface Place {
  layer: Layer;
  /** The area, where the layer is one of its. */
  area: string | undefined;
}

function placeOf(path: string): Place | undefined {
  for (const { layer, pattern } of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { layer, area: found[1] };
  }
  return undefined;
}

function allowed(from: Place, to: Place, file: string): boolean {
  if (from.layer === 'tests') return true;
  // One area is a whole; so is every other layer.
  if (from.area !== undefined && from.area === to.area) return true;
  if (from.layer === to.layer && from.area === undefined) return true;
  if (MAY_IMPORT[from.layer].includes(to.layer)) return true;
  return OPEN.some((open) => open.file.test(file) && open.to.includes(from.layer));
}

/** Imports of a file that run against the layers: `path:line: what`. Files of no layer may be imported by all. */
export function layerProblems(path: string, text: string): string[] {
  const from = placeOf(path);
  if (!from) return [];
  return listImports(path, text).flatMap(({ to, line }) => {
    const place = placeOf(to);
    if (!place || allowed(from, place, to)) return [];
    return [`${path}:${line}: ${from.layer} may not import ${to} of ${place.layer}.`];
  });
}

const CODE = /\.(tsx?|m?js)$/;
const GENERATED = /(\.generated\.ts|__generated__\/.*)$/;

/** Imports run one way through the layers. */
export const layers: Check = {
  name: 'layers',
  run: async () => {
    const paths = (await projectFiles()).filter((path) => CODE.test(path) && !GENERATED.test(path));
    return paths.flatMap((path) => layerProblems(path, read(path)));
  },
};
