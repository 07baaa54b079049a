import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Screen } from '../kernel/screen.ts';

// Gathers what the areas state about their screens: the list of them all, the addresses that need nobody signed in
// (known before any area is fetched), and one catalogue of their words, which menus need before they open.
const WEB = join(import.meta.dirname, '..');
const AREAS = readdirSync(join(WEB, 'areas'))
  .filter((area) => existsSync(join(WEB, 'areas', area, 'screens.ts')))
  .sort();

async function screensOf(area: string): Promise<readonly Screen[]> {
  const module = (await import(join(WEB, 'areas', area, 'screens.ts'))) as { screens: readonly Screen[] };
  return module.screens;
}

function list(): string {
  const imports = AREAS.map(
    (area) => `import { screens as ${area} } from '../areas/${area}/screens.ts';`,
  ).join('\n');
  return `${imports}
import { ofArea, type Screen } from '../kernel/screen.ts';

/** Every screen of the product, as its area states it. */
export const areaScreens: readonly Screen[] = [
${AREAS.map((area) => `  ...ofArea('${area}', ${area}),`).join('\n')}
];
`;
}

function publicPaths(screens: readonly Screen[]): string {
  const rows = screens
    .filter(({ access }) => access === 'public')
    .map(({ path, isSessionless }) => `  '${path}': '${isSessionless ? 'sessionless' : 'public'}',`);
  return `/** The screens that need nobody signed in, by path. */
export const PUBLIC_PATHS: Readonly<Record<string, 'public' | 'sessionless'>> = {
${rows.join('\n')}
};
`;
}

function words(language: string): string {
  const catalogues = AREAS.map((area) => {
    const text = readFileSync(join(WEB, 'areas', area, 'locales', `${language}.json`), 'utf8');
    return (JSON.parse(text) as { screens: object }).screens;
  });
  return `${JSON.stringify(Object.assign({}, ...catalogues), null, 2)}\n`;
}

/** The words of every catalogue as the types of `t`, so that a key that is not there fails the type check. */
function wordTypes(): string {
  const areas = readdirSync(join(WEB, 'areas')).sort();
  const catalogues = [
    ['app', './app/locales/en.json'],
    ['problems', '../schema/reasons/en.json'],
    ['screens', './kernel/locales/screens/en.json'],
    ['ui', './ui/locales/en.json'],
    ...areas.map((area) => [area, `./areas/${area}/locales/en.json`]),
  ];
  return `${catalogues.map(([name, path]) => `import type ${name} from '${path}';`).join('\n')}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    fallbackNS: 'app';
    returnNull: false;
    resources: {
${catalogues.map(([name]) => `      ${name}: typeof ${name};`).join('\n')}
    };
  }
}
`;
}

const screens = (await Promise.all(AREAS.map(screensOf))).flat();
writeFileSync(join(WEB, 'app/areaScreens.generated.ts'), list());
writeFileSync(join(WEB, 'app/publicPaths.generated.ts'), publicPaths(screens));
writeFileSync(join(WEB, 'words.generated.ts'), wordTypes());
mkdirSync(join(WEB, 'kernel/locales/screens'), { recursive: true });
for (const language of ['en', 'es'])
  writeFileSync(join(WEB, `kernel/locales/screens/${language}.json`), words(language));
