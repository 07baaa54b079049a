import type { CatalogueLoader } from '../kernel/i18n.ts';

type Catalogue = { default: Record<string, unknown> };

/** The words that every page needs, a file a language. */
const shared = import.meta.glob<Record<string, Catalogue['default']>>('./words/*.ts');
const catalogues = import.meta.glob<Catalogue>([
  '../areas/*/locales/*.json',
  '../kernel/locales/screenTexts/*.json',
  '../../schema/reasons/*.json',
]);
/** Where the catalogues stand that no area has. */
const FOLDERS: Readonly<Record<string, string>> = {
  problems: '../../schema/reasons',
  screenTexts: '../kernel/locales/screenTexts',
};

/** Fetches a catalogue when a screen first needs it; what all screens need comes at once. */
export const loadCatalogue: CatalogueLoader = async (language, namespace) => {
  if (namespace === 'app' || namespace === 'screens' || namespace === 'ui') {
    return (await shared[`./words/${language}.ts`]!())[namespace]!;
  }
  const folder = FOLDERS[namespace] ?? `../areas/${namespace}/locales`;
  const load = catalogues[`${folder}/${language}.json`];
  if (!load) throw new Error(`There is no catalogue "${namespace}" in ${language}.`);
  return (await load()).default;
};
