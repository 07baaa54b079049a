import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Catalogues that every signed-in page starts with. */
const SHARED = new Set(['app', 'screens', 'ui']);
/** Static imports. Types load nothing, and dynamic imports load their own catalogs. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+\.tsx?)';/gm;
const CATALOGUES = /useTranslation\(\s*\[?((?:\s*'\w+',?)+)/g;

/** The catalogs that a file and all that it is made of read, but for those that are always there. */
export function listCatalogs(file: string): string[] {
  const words = new Set<string>();
  for (const source of sourcesOf(file)) {
    for (const [, names] of source.matchAll(CATALOGUES)) {
      for (const [, name] of names!.matchAll(/'(\w+)'/g)) words.add(name!);
    }
  }
  return [...words].filter((name) => !SHARED.has(name)).sort();
}

function sourcesOf(file: string, into = new Map<string, string>()): Iterable<string> {
  if (into.has(file) || !existsSync(file)) return into.values();
  const source = readFileSync(file, 'utf8');
  into.set(file, source);
  for (const [, path] of source.matchAll(IMPORTS)) sourcesOf(join(dirname(file), path!), into);
  return into.values();
}
