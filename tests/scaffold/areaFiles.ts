import { format } from 'prettier';
import type { AreaPlan } from './areaPlan.ts';
import { type Files, listFiles } from './listFiles.ts';
import { detailsFiles } from './thingFiles.ts';

/** Paths, screens, and titles of an area's new pages. */
interface Addresses {
  paths: string[];
  screens: string[];
  titles: Record<string, { title: string }>;
}

function addresses({ path, list, plural, type, one, hasDetails, form }: AreaPlan): Addresses {
  const screen = (name: string, at: string, page: string) =>
    `{ name: '${name}', path: '${at}', access, page: async () => (await import('./${page}.tsx')).${page} },`;
  const paths = [`export const ${list}Path = () => '${path}';`];
  const screens = [screen(list, path, `${plural}Page`)];
  const titles: Addresses['titles'] = { [list]: { title: spoken(list) } };
  if (hasDetails && form) {
    paths.push(`export const add${type}Path = () => '${path}/add';`);
    paths.push(`export const edit${type}Path = (id: string) => \`${path}/\${id}?edit=1\`;`);
    screens.push(screen(`create${type}`, `${path}/add`, `Add${type}Page`));
    titles[`create${type}`] = { title: `Create ${spoken(one).toLowerCase()}` };
  }
  if (hasDetails) {
    paths.push(`export const ${one}Path = (id: string) => \`${path}/\${id}\`;`);
    screens.push(screen(one, `${path}/:uuid`, `${type}Page`));
    titles[one] = { title: spoken(one) };
  }
  return { paths, screens, titles };
}

/** `webChannels` as people read it: "Web channels". */
const spoken = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** The words of an area's new pages, made from the names of the schema. */
export function words({ list, one, nameField, columns, form }: AreaPlan): Record<string, unknown> {
  const fields = [...columns, ...(form ?? [])];
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
 * Every file of a planned area, formatted, by path. `read` answers the present text of a file or null: paths, screens
 * and catalogs are added to, any other file that is already there is an Error that names it.
 */
export async function areaFiles(plan: AreaPlan, read: (path: string) => string | null): Promise<Files> {
  const files: Files = { ...listFiles(plan), ...detailsFiles(plan) };
  const present = Object.keys(files).find((path) => read(path) !== null);
  if (present) throw new Error(`${present} is already there; nothing was written.`);
  const folder = `web/areas/${plan.area}`;
  const { paths, screens, titles } = addresses(plan);
  const pathsFile = `web/kernel/paths/${plan.namespace}.ts`;
  files[pathsFile] = [read(pathsFile) ?? '', ...paths].join('\n');
  files[`${folder}/screens.ts`] = withScreens(read(`${folder}/screens.ts`), screens);
  for (const language of ['en', 'es']) {
    const path = `${folder}/locales/${language}.json`;
    const catalogue = JSON.parse(read(path) ?? '{}') as Record<string, unknown> & { screens?: object };
    if (catalogue[plan.list])
      throw new Error(`${path} already has words for ${plan.list}; nothing was written.`);
    files[path] = JSON.stringify({
      ...catalogue,
      screens: { ...catalogue.screens, ...titles },
      [plan.list]: words(plan),
    });
  }
  const style = { singleQuote: true, printWidth: 110, trailingComma: 'all' } as const;
  const formatted = Object.entries(files).map(
    async ([path, text]) =>
      [path, await format(withImports(path, text, plan), { ...style, filepath: path })] as const,
  );
  return Object.fromEntries(await Promise.all(formatted));
}

/** `text` with its imports of `kernel`, `ui`, and `paths` made relative to the file's own folder. */
function withImports(path: string, text: string, { namespace }: AreaPlan): string {
  const up = '../'.repeat(path.split('/').length - 2);
  return text
    .replaceAll("'./paths.ts'", `'${up}kernel/paths/${namespace}.ts'`)
    .replaceAll(/'\.\.\/\.\.\/(kernel|ui|time)\//g, `'${up}$1/`)
    .replaceAll("'../../../schema/", `'${up}../schema/`);
}

function withScreens(present: string | null, screens: readonly string[]): string {
  const added = screens.join('\n');
  if (present === null) {
    return `import type { Access } from '../../kernel/access.ts';
import type { Screen } from '../../kernel/screen.ts';

// Until it is said whom they are for.
const access: Access = { sudo: 'admin' };

export const screens: readonly Screen[] = [${added}];
`;
  }
  const end = present.lastIndexOf('];');
  if (end < 0) throw new Error('screens.ts has no list of screens to add to; nothing was written.');
  const before = present
    .slice(0, end)
    .trimEnd()
    .replace(/([^,[])$/, '$1,');
  const closed = added.replaceAll(' access,', " access: { sudo: 'admin' },");
  return `${before}\n${closed}\n${present.slice(end)}`;
}
