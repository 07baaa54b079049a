import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeSdl, readDomainDocuments } from '../engine/compose/sdl.ts';
import { projectRoot } from '../kernel/projectRoot.ts';

/**
 * Writes schema/supergraph.graphql and schema/api.graphql. Needs the SDL only, so that it runs before the server's
 * types exist. Part of `npm run codegen`; `npm run check` fails when the committed files differ.
 */
const { supergraph, api } = composeSdl(readDomainDocuments());
writeFileSync(join(projectRoot, 'schema', 'supergraph.graphql'), `${supergraph.trim()}\n`);
writeFileSync(join(projectRoot, 'schema', 'api.graphql'), `${api.trim()}\n`);
