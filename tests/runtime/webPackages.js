import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// A page reads some four thousand files of its packages, which took longer than most tests of pages. So the packages
// are put together once, as the build of the web app does, and Jest takes them from there (moduleNameMapper). A package
// that is named in neither list is read as ever, unless it is CommonJS and asks for React: name it here then.
const ROOT = dirname(dirname(import.meta.dirname));
const MODULES = [
  '@apollo/client',
  '@apollo/client/errors',
  '@apollo/client/link/error',
  '@apollo/client/link/subscriptions',
  '@apollo/client/react',
  '@apollo/client/utilities',
  '@blueprintjs/core',
  '@blueprintjs/icons',
  '@blueprintjs/table',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@dnd-kit/utilities',
  '@fullcalendar/react',
  '@fullcalendar/react/daygrid',
  '@fullcalendar/react/locales/es',
  '@fullcalendar/react/timegrid',
  '@testing-library/react',
  'final-form',
  'graphql',
  'graphql-ws',
  'i18next',
  'react-final-form',
  'react-i18next',
  'react-router-dom',
  'yup',
];
/** Their exports have names only once they run. */
const COMMON_JS = [
  'highcharts-react-official',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
];

const state = createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .update(readFileSync(join(ROOT, 'package-lock.json')))
  .digest('hex');
const CACHE = join(ROOT, 'node_modules/.cache/web-packages');
const FOLDER = join(CACHE, state.slice(0, 16));

/** Module mapping of the packages for Jest. */
export const packagesMapper = { [`^(${[...MODULES, ...COMMON_JS].join('|')})$`]: join(FOLDER, '$1.mjs') };

/** Puts the packages together, unless they are: the globalSetup of the web's tests. */
async function bundlePackages() {
  if (existsSync(FOLDER)) return;
  const { build } = await import('esbuild');
  mkdirSync(CACHE, { recursive: true });
  // Another run may do the same meanwhile: what is complete takes its place at once.
  const outdir = mkdtempSync(`${FOLDER}-`);
  await build({
    absWorkingDir: ROOT,
    entryPoints: [...MODULES, ...COMMON_JS].map((name) => ({
      in: COMMON_JS.includes(name) ? `named:${name}` : name,
      out: name,
    })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['browser'],
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"test"' },
    legalComments: 'none',
    banner: { js: "import * as nodeTimers from 'node:timers';" },
    plugins: [namedExports, reactForTests],
  });
  try {
    renameSync(outdir, FOLDER);
  } catch (error) {
    rmSync(outdir, { recursive: true });
    if (!existsSync(FOLDER)) throw error;
  }
}

const require = createRequire(import.meta.url);

/** Gives the exports of CommonJS packages their names. */
const namedExports = {
  name: 'named exports',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^named:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'named' }));
    onLoad({ filter: /.*/, namespace: 'named' }, ({ path }) => {
      const names = Object.keys(require(path)).filter((name) => name !== 'default' && name !== '__esModule');
      return {
        contents: `import * as all from '${path}'; export default all.default; export const { ${names.join(', ')} } = all;`,
        resolveDir: ROOT,
      };
    });
  },
};

/** React captures a stack for every element in development, which is slow. */
const STACK_OF_EACH = '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++';

/** React asks its module for Node's timers, which `act` waits by. Its warnings do without the stacks of elements. */
const reactForTests = {
  name: 'React for tests',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]react[\\/]cjs[\\/]react(-jsx-runtime)?\.development\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes(STACK_OF_EACH)) throw new Error(`${path} makes elements in another way now.`);
      return { contents: `module.require = () => nodeTimers;\n${source.replaceAll(STACK_OF_EACH, 'false')}` };
    });
  },
};

export { bundlePackages as default };
