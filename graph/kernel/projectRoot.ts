import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder: the nearest one above this file that has a schema/, bundled or not. */
export const projectRoot = find(dirname(fileURLToPath(import.meta.url)));

function find(folder: string): string {
  if (existsSync(join(folder, 'schema', 'base.graphql'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('schema/base.graphql was not found in any folder above the graph.');
  return find(above);
}
