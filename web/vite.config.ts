import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

const graph = `http://127.0.0.1:${process.env.GRAPH_PORT ?? '4000'}`;

/** What brings the forms along: pages without one do without them. */
const OF_FORMS =
  /[\\/]web[\\/]ui[\\/](Field|FormBody|FormDialog|FormPage|fields|useMutationForm|useRules|validateWith)\.tsx?$/;
/** Kept out of shared files: the editor, which one screen has, and rules and areas, which bring forms along. */
const APART = /monaco|graphiql|graphql-language|[\\/]schema[\\/]rules[\\/]|[\\/]web[\\/]areas[\\/]/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), precompress()],
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
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@babel[\\/]runtime)[\\/]/ },
            // One file for the icons in use, instead of one each.
            {
              name: 'icons',
              test: /@blueprintjs[\\/]icons[\\/]lib[\\/]esm[\\/]generated[\\/]components[\\/]/,
            },
            // Forms: pages without one do without these.
            { name: 'forms', test: /node_modules[\\/](yup|final-form|react-final-form)[\\/]/ },
            { name: 'boot', tags: ['$initial'] },
            // The areas' addresses, which pages of all others lead to: small ones, that would each cost a request.
            { name: 'addresses', test: /[\\/]web[\\/]areas[\\/]\w+[\\/]paths\.ts$/ },
            // What several screens share, by who shares it. Small parts join their neighbours: each file costs a
            // request, and small ones hardly shrink.
            {
              name: 'shared',
              test: (id) => !APART.test(id) && !OF_FORMS.test(id),
              minShareCount: 3,
              entriesAware: true,
              entriesAwareMergeThreshold: 24_000,
            },
          ],
        },
      },
    },
  },
});
