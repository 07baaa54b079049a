import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin, type Rolldown } from 'vite';
import type { Screen } from '../kernel/screen.ts';
import { sectionsWith } from '../codegen/sections.ts';

/** Resources of a screen's first paint besides the page, for preloading. */
interface Parts {
  scripts: string[];
  styles: string[];
  /** Files of the words, by language. */
  words: Record<string, string[]>;
}

/** `startParts.json` beside the build: the parts of every signed-in page, and those of each screen by its path. */
export interface StartParts {
  frame: Parts;
  screens: (Parts & { path: string })[];
}

const WEB = fileURLToPath(new URL('..', import.meta.url));
const FRAME = `${WEB}app/SignedInApp.tsx`;
const SCREENS = `${WEB}app/areaScreens.generated.ts`;
const LANGUAGES = ['en', 'es'];
/** The font that every page is set in. */
const FONT = /inter-latin-wght-normal.*\.woff2$/;

/** Words bring no code but what is there already. */
const isWords = (file: string) => /\/(en|es)-[\w-]+\.js$/.test(file);

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Writes down which files each screen starts with, and has every page fetch its font with its first scripts. */
export function startParts(): Plugin {
  return {
    name: 'start-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FONT.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
    generateBundle: {
      // Files that held styles alone are gone by then.
      order: 'post',
      async handler(_options, bundle) {
        const entry = chunkOf(bundle, `${WEB}index.html`) ?? chunkOf(bundle, `${WEB}main.tsx`);
        const atOnce = entry ? closure(bundle, entry) : new Set<Chunk>();
        const frame = partsOf(bundle, FRAME, atOnce);
        const framed = new Set([...atOnce, ...reached(bundle, FRAME)]);
        const screens = (await statedScreens()).map(({ path, page, words }) => ({
          path,
          ...partsOf(bundle, page, framed),
          words: eachLanguage((language) =>
            words.flatMap((space) => wordsOf(bundle, catalogueOf(space, language))),
          ),
        }));
        const words = eachLanguage((language) => wordsOf(bundle, `app/words/${language}.ts`));
        const parts: StartParts = { frame: { ...frame, words }, screens };
        this.emitFile({ type: 'asset', fileName: 'startParts.json', source: JSON.stringify(parts) });
      },
    },
  };
}

/** Paths of the signed-in screens with the file of their page, as the screens state them. */
async function statedScreens(): Promise<{ path: string; page: string; words: readonly string[] }[]> {
  const { module } = await runnerImport<{ areaScreens: Screen[] }>(SCREENS, {
    configFile: false,
    root: WEB,
    logLevel: 'error',
  });
  return module.areaScreens.flatMap(({ path, page, words = [], access }) => {
    const file = /import\w*\("\/([^"]+)"\)/.exec(page.toString())?.[1];
    return file && access !== 'public' ? [{ path, page: WEB + file, words }] : [];
  });
}

function partsOf(bundle: Bundle, module: string, without: ReadonlySet<Chunk>): Omit<Parts, 'words'> {
  const chunks = [...reached(bundle, module)].filter((chunk) => !without.has(chunk));
  return {
    scripts: chunks.map(({ fileName }) => `/${fileName}`),
    styles: chunks.flatMap(({ viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
    ),
  };
}

function eachLanguage(files: (language: string) => string[]): Record<string, string[]> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, files(language)]));
}

function catalogueOf(space: string, language: string): string {
  if (space === 'problems') return `../schema/reasons/${language}.json`;
  if (space === 'screenTexts' || space === 'states') return `kernel/locales/${space}/${language}.json`;
  const section = sectionsWith('locales').find(({ name }) => name === space);
  return `areas/${section?.folder ?? space}/locales/${language}.json`;
}

function wordsOf(bundle: Bundle, catalogue: string): string[] {
  return [...reached(bundle, join(WEB, catalogue))].map(({ fileName }) => `/${fileName}`).filter(isWords);
}

/** The file that a module came into, and all that it imports. */
function reached(bundle: Bundle, module: string): Set<Chunk> {
  const chunk = chunkOf(bundle, module);
  return chunk ? closure(bundle, chunk) : new Set();
}

function closure(bundle: Bundle, chunk: Chunk, into = new Set<Chunk>()): Set<Chunk> {
  if (into.has(chunk)) return into;
  into.add(chunk);
  for (const file of chunk.imports) {
    const next = bundle[file];
    if (next?.type === 'chunk') closure(bundle, next, into);
  }
  return into;
}

function chunkOf(bundle: Bundle, module: string): Chunk | undefined {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
  return (
    chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(module))
  );
}
