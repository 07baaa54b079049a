import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../kernel/projectRoot.ts';

/** Tells whether a document's text is trusted. */
export type Trusts = (text: string) => boolean;

/**
 * The documents of the studio's own pages, known by their fingerprints since the web app's operations were generated:
 * a line each in `web/trusted.generated.txt`. Who is not signed in may run no others, and they are compiled at once.
 */
export function trustedDocuments(): Trusts {
  const lines = readFileSync(join(projectRoot, 'web/trusted.generated.txt'), 'utf8').trim().split('\n');
  const hashes = new Set(lines.map((line) => line.split(' ')[1]));
  return (text) => hashes.has(createHash('sha256').update(text).digest('hex'));
}
