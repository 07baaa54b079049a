import { format } from 'prettier';
import type { AreaPlan } from './areaPlan.ts';
import { type Files, listFiles } from './listFiles.ts';
import { detailsFiles } from './thingFiles.ts';

/** Builders of addresses and routes that an area's new pages need. */
interface Addresses {
  paths: string[];
  routes: string[];
}

function addresses({ path, list, plural, type, one, hasDetails, form }: AreaPlan): Addresses {
  const route = (at: string, page: string) =>
    `{ path: '${at}', lazy: async () => ({ Component: (await import('./${page}.tsx')).${page} }) },`;
  const paths = [`export const ${list}Path = () => '${path}';`];
  const routes = [route(path, `${plural}Page`)];
  if (hasDetails && form) {
    paths.push(`export const add${type}Path = () => '${path}/add';`);
    paths.push(`export const edit${type}Path = (id: string) => \`${path}/\${id}?edit=1\`;`);
    routes.push(route(`${path}/add`, `Add${type}Page`));
  }
  if (hasDetails) {
    paths.push(`export const ${one}Path = (id: string) => \`${path}/\${id}\`;`);
    routes.push(route(`${path}/:uuid`, `${type}Page`));
  }
  return { paths, routes };
}

/** The words of an area's new pages, made from the names of the schema. */
export function words({ list, one, nameField, columns, form }: AreaPlan): Record<string, unknown> {
  const fields = [...columns, ...(form ?? [])];
  const spoken = (name: string) =>
    name
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace(/^./, (letter) => letter.toUpperCase());
  const values = fields.flatMap((field) => field.values);
  const labels = [nameField, ...fields.map(({ name }) => name)].map((name) => [name, spoken(name)]);
  return {
    title: spoken(list),
    filter: `Filter ${spoken(list).toLowerCase()}`,
    empty: `There are no ${spoken(list).toLowerCase()} yet.`,
    missing: `This ${spoken(one).toLowerCase()} is not there any more.`,
    fileName: list,
    details: 'Details',
    create: `Create ${spoken(one).toLowerCase()}`,
    edit: `Edit ${spoken(one).toLowerCase()}`,
    save: 'Save',
    saved: 'Saved.',
    yes: 'Yes',
    no: 'No',
    fields: Object.fromEntries(labels),
    ...(values.length > 0 && {
      values: Object.fromEntries(values.map((value) => [value, spoken(value.toLowerCase())])),
    }),
  };
}

/**
 * Every file of a planned area, formatted, by path. `read` answers the present text of a file or null: paths, routes
 * and catalogues are added to, any other file that is already there is an Error that names it.
 */
export async function areaFiles(plan: AreaPlan, read: (path: string) => string | null): Promise<Files> {
  const files: Files = { ...listFiles(plan), ...detailsFiles(plan) };
  const present = Object.keys(files).find((path) => read(path) !== null);
  if (present) throw new Error(`${present} is already there; nothing was written.`);
  const folder = `web/areas/${plan.area}`;
  const { paths, routes } = addresses(plan);
  files[`${folder}/paths.ts`] = [read(`${folder}/paths.ts`) ?? '', ...paths].join('\n');
  files[`${folder}/routes.tsx`] = withRoutes(read(`${folder}/routes.tsx`), routes);
  for (const language of ['en', 'es']) {
    const path = `${folder}/locales/${language}.json`;
    const catalogue = JSON.parse(read(path) ?? '{}') as Record<string, unknown>;
    if (catalogue[plan.list])
      throw new Error(`${path} already has words for ${plan.list}; nothing was written.`);
    files[path] = JSON.stringify({ ...catalogue, [plan.list]: words(plan) });
  }
  const style = { singleQuote: true, printWidth: 110, trailingComma: 'all' } as const;
  const formatted = Object.entries(files).map(
    async ([path, text]) => [path, await format(text, { ...style, filepath: path })] as const,
  );
  return Object.fromEntries(await Promise.all(formatted));
}

function withRoutes(present: string | null, routes: readonly string[]): string {
  const added = routes.join('\n');
  if (present === null) {
    return `import type { RouteObject } from 'react-router-dom';\n\nexport const routes: RouteObject[] = [${added}];\n`;
  }
  const end = present.lastIndexOf('];');
  if (end < 0) throw new Error('routes.tsx has no list of routes to add to; nothing was written.');
  const before = present
    .slice(0, end)
    .trimEnd()
    .replace(/([^,[])$/, '$1,');
  return `${before}\n${added}\n${present.slice(end)}`;
}
