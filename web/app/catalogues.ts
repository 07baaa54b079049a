import type { CatalogueLoader } from '../kernel/i18n.ts';

type Catalogue = { default: Record<string, unknown> };

const catalogues = import.meta.glob<Catalogue>([
  './locales/*.json',
  '../ui/locales/*.json',
  '../kernel/locales/screens/*.json',
  '../areas/*/locales/*.json',
  '../../schema/reasons/*.json',
]);
/** The folders of those that no area brings. */
const FOLDERS: Readonly<Record<string, string>> = {
  app: './locales',
  ui: '../ui/locales',
  screens: '../kernel/locales/screens',
  problems: '../../schema/reasons',
};

/** Fetches a catalogue when a screen first needs it; each is a chunk of its own. */
export const loadCatalogue: CatalogueLoader = async (language, namespace) => {
  const folder = FOLDERS[namespace] ?? `../areas/${namespace}/locales`;
  const load = catalogues[`${folder}/${language}.json`];
  if (!load) throw new Error(`There is no catalogue "${namespace}" in ${language}.`);
  return (await load()).default;
};
