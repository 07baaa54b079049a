import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Screen } from '../kernel/screen.ts';
import { listCatalogs } from './pageWords.ts';
import { sectionsWith, type Section } from './sections.ts';

// Gathers what the areas state about their screens: the list of them all with the catalogs that their pages read, the
// addresses that need nobody signed in (known before any area is fetched), and their words: those that menus need
// before
// they open, and the rest.
const WEB = join(import.meta.dirname, '..');
const SECTIONS = sectionsWith('screens.ts');

/** Texts of screens: those of the navigation load with every page, those of hubs, help, and palette with theirs. */
const CATALOGUES = [
  ['screens', ['title', 'menu']],
  ['screenTexts', ['card', 'help', 'words']],
] as const;

interface SectionScreens {
  section: Section;
  screens: readonly Screen[];
}

async function screensOf(section: Section): Promise<SectionScreens> {
  const path = join(WEB, 'areas', section.folder, 'screens.ts');
  const module = (await import(path)) as { screens: readonly Screen[] };
  return { section, screens: module.screens };
}

/** The catalogs that each page reads, so that they come along with it. */
function pageWords({ section, screens }: SectionScreens): string[] {
  return screens.flatMap(({ name, page }) => {
    const file = /import\("\.\/([^"]+)"\)/.exec(page.toString())?.[1];
    const words = file ? listCatalogs(join(WEB, 'areas', section.folder, file)) : [];
    return words.length > 0 ? [`  ${name}: [${words.map((word) => `'${word}'`).join(', ')}],`] : [];
  });
}

function list(stated: readonly SectionScreens[]): string {
  const imports = SECTIONS.map(
    ({ name, folder }) => `import { screens as ${name} } from '../areas/${folder}/screens.ts';`,
  ).join('\n');
  return `${imports}
import type { Screen, ScreenName } from '../kernel/screen.ts';

const WORDS: Partial<Record<ScreenName, readonly string[]>> = {
${stated.flatMap(pageWords).join('\n')}
};

const screens: readonly Screen[] = [
${SECTIONS.map(({ name }) => `  ...${name},`).join('\n')}
];

/** Every screen of the product, as its area states it. */
export const areaScreens: readonly Screen[] = screens.map((screen) => ({
  ...screen,
  words: WORDS[screen.name],
}));
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

/** Collects screen texts by name. */
function words(language: string, places: readonly string[]): string {
  const catalogues = SECTIONS.map(({ folder }) => {
    const text = readFileSync(join(WEB, 'areas', folder, 'locales', `${language}.json`), 'utf8');
    return (JSON.parse(text) as { screens: Record<string, Record<string, string>> }).screens;
  });
  const said = catalogues
    .flatMap((screens) => Object.entries(screens))
    .map(
      ([name, texts]) =>
        [
          name,
          Object.fromEntries(
            places.flatMap((place) => (texts[place] === undefined ? [] : [[place, texts[place]]])),
          ),
        ] as const,
    )
    .filter(([, texts]) => Object.keys(texts).length > 0);
  return `${JSON.stringify(Object.fromEntries(said), null, 2)}\n`;
}

/** The words of every catalog as the types of `t`, so that a key that is not there fails the type check. */
function wordTypes(): string {
  const catalogues = [
    ['app', './app/locales/en.json'],
    ['problems', '../schema/reasons/en.json'],
    ['screens', './kernel/locales/screens/en.json'],
    ['screenTexts', './kernel/locales/screenTexts/en.json'],
    ['states', './kernel/locales/states/en.json'],
    ['ui', './ui/locales/en.json'],
    ...sectionsWith('locales').map(({ name, folder }) => [name, `./areas/${folder}/locales/en.json`]),
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

const stated = await Promise.all(SECTIONS.map(screensOf));
const screens = stated.flatMap((area) => area.screens);
writeFileSync(join(WEB, 'app/areaScreens.generated.ts'), list(stated));
writeFileSync(join(WEB, 'app/publicPaths.generated.ts'), publicPaths(screens));
writeFileSync(join(WEB, 'words.generated.ts'), wordTypes());
for (const [catalogue, places] of CATALOGUES) {
  mkdirSync(join(WEB, 'kernel/locales', catalogue), { recursive: true });
  for (const language of ['en', 'es'])
    writeFileSync(join(WEB, `kernel/locales/${catalogue}/${language}.json`), words(language, places));
}
