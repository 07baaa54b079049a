import { projectFiles, read, type Check } from './check.ts';

const AREA = /^web\/areas\/(\w+)\//;
/** Classes of Blueprint, which areas may speak of beside one of their own. */
const BLUEPRINT = /^bp6-/;

/** A file of the web by its path, with its text. */
type Sources = ReadonlyMap<string, string>;

/**
 * Selectors of areas' style sheets by which the sheet of one area could change another: those without a class that no other
 * sheet and no other area knows. Classes of a sheet in an area's folder `public` may be put on by others.
 */
export function areaSheetProblems(files: Sources): string[] {
  const sheets = [...files].filter(([path]) => path.endsWith('.css'));
  const homes = new Map<string, Set<string>>();
  for (const [path, text] of sheets)
    for (const name of selectorsOf(text).flatMap(classesOf))
      homes.set(name, (homes.get(name) ?? new Set()).add(areaOf(path)));
  const said = wordsByArea(files);
  const isElsewhere = (name: string, area: string) =>
    [...said].some(([other, words]) => other !== area && words.has(name));
  return sheets.flatMap(([path, text]) => {
    const [, area] = AREA.exec(path) ?? [];
    if (!area) return [];
    const isOwn = (name: string) =>
      !BLUEPRINT.test(name) &&
      homes.get(name)?.size === 1 &&
      (path.includes('/public/') || !isElsewhere(name, area));
    return selectorsOf(text)
      .filter((selector) => !classesOf(selector).some(isOwn))
      .map(
        (selector) => `${path}: ${selector} needs a class that ${area} alone has, or it may change others.`,
      );
  });
}

const areaOf = (path: string) => AREA.exec(path)?.[1] ?? '';

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name!);

/** Every selector of a sheet, those of a list one by one. */
function selectorsOf(sheet: string): string[] {
  const rules = sheet
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .matchAll(/([^{};]+)\{/g);
  return [...rules]
    .map(([, head]) => head!.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim().replace(/\s+/g, ' '));
}

/**
 * Collects the possible class names of each area and of shared code: names with a hyphen anywhere, and plain words
 * where a class is set.
 */
function wordsByArea(files: Sources): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    if (!/\.tsx?$/.test(path)) continue;
    const said = words.get(areaOf(path)) ?? new Set();
    words.set(areaOf(path), said);
    for (const [, one] of text.matchAll(/(?<=['"`\s])([\w-]*-[\w-]*)(?=['"`\s])/g)) said.add(one!);
    for (const [, quoted, computed] of text.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g))
      for (const [one] of (quoted ?? computed ?? '').matchAll(/[\w-]+/g)) said.add(one);
  }
  return words;
}

/** The style sheet of an area changes that area alone. */
export const areaSheets: Check = {
  name: 'style sheets of areas',
  async run() {
    const paths = (await projectFiles()).filter(
      (path) => /^web\/.*\.(css|tsx?)$/.test(path) && !path.endsWith('.generated.ts'),
    );
    return areaSheetProblems(new Map(paths.map((path) => [path, read(path)])));
  },
};
