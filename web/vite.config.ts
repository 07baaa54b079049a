import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { iconsByElement } from './build/iconsByElement.ts';
import { startParts } from './build/startParts.ts';
import { precompress } from './precompress.ts';

const graph = `http://127.0.0.1:${process.env.GRAPH_PORT ?? '4000'}`;

/** Modules that need the forms chunk. Pages without a form do not load it. */
const OF_FORMS =
  /[\\/]web[\\/]ui[\\/](Field|FormBody|FormDialog|FormPage|TextAreaField|TypedDialog|choiceFields|fields|useMutationForm|useRules|validateWith)\.tsx?$/;
/** Modules shared by screens: patterns of the studio and Blueprint. */
const SHARED =
  /[\\/]web[\\/](ui|time|player|kernel)[\\/].*\.(tsx?|css)$|node_modules[\\/]@blueprintjs[\\/](core|icons)[\\/]/;

/** Its exports lead to the build that warns developers; the other one lies beside it. */
const routerAsReleased = [
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
];

/** Browsers load the calendar rules only when an event form is likely. Servers have them at hand. */
const calendarWhenNear = {
  find: /^\.\/calendarRule\.ts$/,
  replacement: fileURLToPath(new URL('areas/schedule/eventForm/lazyCalendarRule.ts', import.meta.url)),
};

function routerFile(name: string): string {
  return fileURLToPath(new URL(`../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));
}

/** Cells and tags that the dashboard shares with the lists of encoders and media. */
const STATES =
  /areas[\\/](encoders[\\/](EncoderCells|public[\\/](encoderList|encoderState|useAllEncoders|useEncodersChanged))|library[\\/]media[\\/](MediaStateTag|public[\\/]MediaCells))\.tsx?$/;

/** Words of rules that the pages of events share with those of encoders. */
const ATTENTION = /schema[\\/]rules[\\/](attention|encoderStates|encoderTimes)\.ts$/;

/** Encoder commands, used by the list and the encoder page. */
const COMMANDS = /areas[\\/]encoders[\\/](CommandMenu|commanded|use(Many)?Encoders?Command|useCommandFlow)\b/;
/** Drawings of what is done to things in several places. */
const SIGNS = /icons[\\/]lib[\\/]esm[\\/]generated[\\/]components[\\/](more|play|stop|upload)\.js$/;

/** Player and stop dialog beside a destination on air. */
const ON_AIR =
  /web[\\/](player[\\/](leave|Player|PlayerNotice|playerState|Playback\.generated|usePlayback)|ui[\\/]destinationName|kernel[\\/]useAddressOrder|areas[\\/]library[\\/]webVideos[\\/]public[\\/](canStop|StopDestinationDialog(\.generated)?))\.tsx?$/;

const isShared = (id: string) => SHARED.test(id) && !OF_FORMS.test(id);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), iconsByElement(), startParts(), precompress()],
  // rxjs has a smaller build for browsers that know classes.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: [...routerAsReleased, calendarWhenNear],
  },
  // It names workers in Vite's own way, which its search for packages does not follow.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  server: {
    port: Number(process.env.WEB_PORT ?? '5173'),
    proxy: { '/graphql': { target: graph, ws: true }, '/uploads': { target: graph } },
  },
  // The worker that measures videos shares modules with the page.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox113', 'safari17'],
    // Read by the budget check, which follows the imports of an entry.
    manifest: true,
    // A data: address for a font or an image would need a looser content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with the framework only, so it stays in the browser's cache from release to release.
            {
              name: 'react',
              test: /^\0rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|@babel[\\/]runtime)[\\/]/,
            },
            // Forms: pages without one do without these.
            { name: 'forms', test: /node_modules[\\/](yup|final-form|react-final-form)[\\/]/ },
            { name: 'boot', tags: ['$initial'] },
            // Every page links to others, and the sign-in page must not fetch the frame for a path.
            { name: 'addresses', test: /[\\/]web[\\/]kernel[\\/]paths[\\/]\w+\.ts$/ },
            // Frame of every signed-in page, in one file.
            { name: 'frame', test: /[\\/]web[\\/]app[\\/]SignedInApp\.tsx$/ },
            // Code shared by screens in few files, because many small ones cost requests and compress badly: used by
            // most, by lists, by details pages, and the rest.
            { name: 'common', test: isShared, minShareCount: 14 },
            { name: 'lists', test: /[\\/]web[\\/]ui[\\/]ListPage\.tsx$/ },
            { name: 'details', test: /[\\/]web[\\/]ui[\\/]Details(?:Page|List)\.tsx$/ },
            { name: 'shared', test: isShared, minShareCount: 9 },
            // Attention rules, used by events and encoders, so that event forms do not load encoder rows.
            { name: 'attention', test: ATTENTION },
            { name: 'states', test: STATES },
            // Before what uses it: a group takes along what its modules import.
            { name: 'signs', test: SIGNS },
            { name: 'commands', test: COMMANDS },
            { name: 'asking', test: /[\\/]web[\\/]ui[\\/]use(Confirmed|ReasonWords)\.ts$/ },
            { name: 'onAir', test: ON_AIR },
          ],
        },
      },
    },
  },
});
