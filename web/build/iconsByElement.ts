import type { Plugin } from 'vite';

/** Blueprint's modules that know every icon by name: 64 kB of names, and 600 kB of drawings behind them. */
const BY_NAME = /^\.\/(iconLoader|iconNames)(\.js)?$/;
const NONE = '\0no-icons-by-name';

/**
 * Leaves out what Blueprint needs to find an icon by its name. The studio hands icons over as elements, each of which
 * brings its own drawing; a name would draw nothing (held by `tests/web/app/icons.test.ts`).
 */
export function iconsByElement(): Plugin {
  return {
    name: 'icons-by-element',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return BY_NAME.test(source) && importer?.includes('@blueprintjs/icons/lib/esm/') ? NONE : null;
    },
    load(id) {
      if (id !== NONE) return null;
      return `
        export class Icons { static getPaths() {} static async load() {} }
        export const IconNames = {};
        export const IconNamesSet = new Set();
      `;
    },
  };
}
