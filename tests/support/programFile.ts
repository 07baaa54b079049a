import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { projectFile } from '../../fixtures/platform/kernel/paths.ts';

/** A run of the tests is over by then. */
const KEPT_MS = 60 * 60 * 1000;
/** Machine code, and what finds files of its own beside itself. */
const AS_THEY_ARE = ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native', 'sharp'];

/**
 * A program of the product, such as `fixtures/platform/server/main.ts`, put together into one file of JavaScript, once a run: a
 * process of the product's thousand modules spends seconds of a processor on finding and translating them. That the
 * sources start by themselves is for the tests of `npm start` to show.
 */
export async function programFile(path: string): Promise<string> {
  const all = join(projectFile('node_modules'), '.cache', 'test-programs');
  const file = join(all, process.env.TEST_RUN ?? `process-${process.pid}`, path.replace(/ts$/, 'mjs'));
  if (existsSync(file)) return file;
  mkdirSync(all, { recursive: true });
  for (const name of readdirSync(all)) {
    const folder = join(all, name);
    if (Date.now() - statSync(folder).mtimeMs > KEPT_MS) rmSync(folder, { recursive: true, force: true });
  }
  // Another file's tests may do the same meanwhile: what is complete takes its place at once.
  const part = `${file}.${process.pid}`;
  await build({
    entryPoints: [projectFile(path)],
    outfile: part,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: AS_THEY_ARE,
    legalComments: 'none',
    logLevel: 'error',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  renameSync(part, file);
  return file;
}
