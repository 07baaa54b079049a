import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { Kind, print, type DocumentNode } from 'graphql';

// Writes down the fingerprint of every document that the web app sends: the graph trusts these, and a caller who is
// not signed in may run no others. Each as the session sends it, and as Apollo Client does, with all type names.
const WEB = join(import.meta.dirname, '..');
const cache = new InMemoryCache();

async function documents(): Promise<DocumentNode[]> {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.generated.ts') && path !== 'schema.generated.ts',
  );
  const modules = await Promise.all(files.map((path) => import(join(WEB, path)) as Promise<object>));
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      name.endsWith('Document') ? [value as DocumentNode] : [],
    ),
  );
}

function linesOf(document: DocumentNode): string[] {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return [];
  return [document, cache.transformDocument(document)].map((sent) => {
    const hash = createHash('sha256').update(print(sent)).digest('hex');
    return `${operation.name?.value} ${hash}`;
  });
}

const lines = new Set((await documents()).flatMap(linesOf));
writeFileSync(join(WEB, 'trusted.generated.txt'), `${[...lines].sort().join('\n')}\n`);
