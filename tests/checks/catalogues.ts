import { projectFiles, read, type Check } from './check.ts';

type Catalogue = { [key: string]: string | Catalogue };

/** The keys of a catalog with dots between their levels; plural forms count once, for languages differ in them. */
export function listKeys(catalogue: Catalogue, prefix = ''): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const [key, value] of Object.entries(catalogue)) {
    const path = prefix + key.replace(/_(zero|one|two|few|many|other)$/, '_plural');
    if (typeof value !== 'string')
      for (const [inner, names] of listKeys(value, `${path}.`)) keys.set(inner, names);
    else keys.set(path, [...new Set([...(keys.get(path) ?? []), ...placeholders(value)])].sort());
  }
  return keys;
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '');

/** Differences between the languages: keys, words, and placeholders. */
export function catalogueProblems(folder: string, english: Catalogue, spanish: Catalogue): string[] {
  const [en, es] = [listKeys(english), listKeys(spanish)];
  const problems = [...en.keys()].filter((key) => !es.has(key)).map((key) => `${folder}: es lacks ${key}`);
  problems.push(...[...es.keys()].filter((key) => !en.has(key)).map((key) => `${folder}: en lacks ${key}`));
  for (const [key, names] of en) {
    const others = es.get(key);
    if (others && others.join() !== names.join()) {
      problems.push(`${folder}: ${key} takes {${names.join(', ')}} in en and {${others.join(', ')}} in es`);
    }
  }
  return problems;
}

/** Every catalog has the same keys in English and Spanish. */
export const catalogues: Check = {
  name: 'languages',
  run: async () => {
    const folders = (await projectFiles())
      .filter((path) => /^(web\/.*locales|fixtures\/.*locales|schema\/reasons)\/.*(en|es)\.json$/.test(path))
      .map((path) => path.replace(/(en|es)\.json$/, ''));
    return [...new Set(folders)].flatMap((folder) => {
      const [english, spanish] = ['en', 'es'].map((language) => read(`${folder}${language}.json`) || '{}');
      return catalogueProblems(folder, JSON.parse(english!) as Catalogue, JSON.parse(spanish!) as Catalogue);
    });
  },
};
