import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { iconsByElement } from './build/iconsByElement.ts';
import { startParts } from './build/startParts.ts';
import { precompress } from './precompress.ts';

const graph = `http://127.0.0.1:${process.env.GRAPH_PORT ?? '4000'}`;

/** What brings the forms along: pages without one do without them. */
const OF_FORMS =
  /[\\/]web[\\/]ui[\\/](Field|FormBody|FormDialog|FormPage|TextAreaField|TypedDialog|choiceFields|fields|useMutationForm|useRules|validateWith)\.tsx?$/;
/** What screens share: patterns of the studio and Blueprint under them. The rest goes with the screens that need it. */
const SHARED =
  /[\\/]web[\\/](ui|time|player|kernel)[\\/].*\.(tsx?|css)$|node_modules[\\/]@blueprintjs[\\/](core|icons)[\\/]/;

/** Its exports lead to the build that warns developers; the other one lies beside it. */
const routerAsReleased = [
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
];

/** What browsers fetch of the rules of events only when one is near; servers have it at hand. */
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

/** What encoders are told with, in their list and on the page of one. */
const COMMANDS = /areas[\\/]encoders[\\/](CommandMenu|commanded|use(Many)?Encoders?Command|useCommandFlow)\b/;
/** Drawings of what is done to things in several places. */
const SIGNS = /icons[\\/]lib[\\/]esm[\\/]generated[\\/]components[\\/](more|play|stop|upload)\.js$/;

/** What stands beside a destination on air: its player, and the way to stop it. */
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
            // What stands around every page of a signed-in person, with all that it needs, in one file.
            { name: 'frame', test: /[\\/]web[\\/]app[\\/]SignedInApp\.tsx$/ },
            // What screens share, in few files: in many small ones each would cost a request, and small ones hardly
            // shrink. What most of them have, what lists have, what pages of one thing have, and the rest.
            { name: 'common', test: isShared, minShareCount: 14 },
            { name: 'lists', test: /[\\/]web[\\/]ui[\\/]ListPage\.tsx$/ },
            { name: 'details', test: /[\\/]web[\\/]ui[\\/]Details(?:Page|List)\.tsx$/ },
            { name: 'shared', test: isShared, minShareCount: 9 },
            // What wants attention, in events as in encoders: forms and pages of events do without the rows of encoders.
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
