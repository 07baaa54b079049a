import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes __generated__/calls.ts from the platform's OpenAPI document: the call id of every method and path,
 * for errors, logs and `extensions.upstream`. Part of `npm run openapi`.
 */
const document = JSON.parse(
  readFileSync(new URL('../../../fixtures/platform/server/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, { operationId?: string }>> };

const lines = Object.entries(document.paths)
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path}`,
      call: operation.operationId,
    })),
  )
  .filter((line) => line.call)
  .sort((a, b) => a.key.localeCompare(b.key))
  .map((line) => `  '${line.key}': '${line.call}',\n`);

writeFileSync(
  new URL('./__generated__/calls.ts', import.meta.url),
  "// Written by graph/upstream/client/printCalls.ts from the platform's OpenAPI document: call ids by method and path.\n" +
    `export const CALLS: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`,
);
