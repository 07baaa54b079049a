import { posix } from 'node:path';

/** A relative import of a file: where it leads, and its line. */
export interface Import {
  to: string;
  line: number;
}

/** A module's specifier after `from`, or in `import(…)`; types count too: who reads one file reads the other. */
const IMPORT = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"](\.{1,2}\/[^'"$]+)['"]/g;

/** Every file that a file imports by a relative path, in whatever way. */
export function listImports(path: string, text: string): Import[] {
  let line = 1;
  let seen = 0;
  return [...text.matchAll(IMPORT)].map(({ index, 0: whole, 1: to }) => {
    const end = index + whole.length;
    line += text.slice(seen, end).split('\n').length - 1;
    seen = end;
    return { to: posix.normalize(posix.join(posix.dirname(path), to!)), line };
  });
}
