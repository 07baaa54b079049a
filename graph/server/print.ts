import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeSdl, readDomainDocuments } from '../engine/compose/sdl.ts';
import { printCosts } from '../engine/printCosts.ts';
import { projectRoot } from '../kernel/projectRoot.ts';

/**
 * Writes schema/supergraph.graphql, schema/api.graphql and what its fields cost. Needs the SDL only, so that it runs before the server's
 * types exist. Part of `npm run codegen`; `npm run check` fails when the committed files differ.
 */
const { supergraph, api } = composeSdl(readDomainDocuments());
writeFileSync(join(projectRoot, 'schema', 'supergraph.graphql'), `${supergraph.trim()}\n`);
writeFileSync(join(projectRoot, 'schema', 'api.graphql'), `${api.trim()}\n`);
writeFileSync(
  join(projectRoot, 'schema/rules/__generated__/costs.ts'),
  printCosts(readDomainDocuments().map(({ document }) => document)),
);
