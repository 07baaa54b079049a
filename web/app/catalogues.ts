import type { CatalogueLoader } from '../kernel/i18n.ts';

type Catalogue = { default: Record<string, unknown> };

/** The words that every page needs, a file a language. */
const shared = import.meta.glob<Record<string, Catalogue['default']>>('./words/*.ts');
const catalogues = import.meta.glob<Catalogue>([
  '../areas/*/locales/*.json',
  '../areas/*/*/locales/*.json',
  '../kernel/locales/{screenTexts,states}/*.json',
  '../../schema/reasons/*.json',
]);
/** Folders of the catalogs that belong to no area. */
const FOLDERS: Readonly<Record<string, string>> = {
  problems: '../../schema/reasons',
  screenTexts: '../kernel/locales/screenTexts',
  states: '../kernel/locales/states',
};

/** Fetches a catalog when a screen first needs it; what all screens need comes at once. */
export const loadCatalogue: CatalogueLoader = async (language, namespace) => {
  if (namespace === 'app' || namespace === 'screens' || namespace === 'ui') {
    return (await shared[`./words/${language}.ts`]!())[namespace]!;
  }
  const path = Object.keys(catalogues).find((one) => one.endsWith(fileOf(language, namespace)));
  const load = path && catalogues[path];
  if (!load) throw new Error(`There is no catalogue "${namespace}" in ${language}.`);
  return (await load()).default;
};

function fileOf(language: string, namespace: string): string {
  const folder = FOLDERS[namespace] ?? `/${namespace}/locales`;
  return `${folder}/${language}.json`;
}
