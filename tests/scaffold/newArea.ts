import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSchema } from 'graphql';
import { areaScreens } from '../../web/app/areaScreens.generated.ts';
import { areaFiles } from './areaFiles.ts';
import { planArea } from './areaPlan.ts';

// `npm run new:area <area> <list>`: generates the pages of a Customer connection, in the house patterns.
const ROOT = join(import.meta.dirname, '../..');
const [area, list] = process.argv.slice(2);

const read = (path: string): string | null => {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

try {
  if (!area || !list)
    throw new Error('Name the area and the list, for example: npm run new:area people/settings venues');
  const schema = buildSchema(read('schema/api.graphql') ?? '');
  const plan = planArea(
    schema,
    area,
    list,
    areaScreens.map(({ path }) => path),
  );
  const files = await areaFiles(plan, read);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
    console.log(path);
  }
  console.log(
    '\nNext: npm run codegen, the Spanish words in locales/es.json, the rules, then the columns that matter.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
