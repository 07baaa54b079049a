import type { CatalogueLoader } from './i18n.ts';

type Catalogue = { default: Record<string, unknown> };

const shared = import.meta.glob<Catalogue>('./locales/**/*.json');
const areas = import.meta.glob<Catalogue>('../areas/*/locales/*.json');
const ui = import.meta.glob<Catalogue>('../ui/locales/*.json');

/** Fetches a catalogue when a screen first needs it; each is a chunk of its own. */
export const loadCatalogue: CatalogueLoader = async (language, namespace) => {
  const load =
    (namespace === 'app' ? shared[`./locales/${language}.json`] : undefined) ??
    (namespace === 'ui' ? ui[`../ui/locales/${language}.json`] : undefined) ??
    shared[`./locales/${namespace}/${language}.json`] ??
    areas[`../areas/${namespace}/locales/${language}.json`];
  if (!load) throw new Error(`There is no catalogue "${namespace}" in ${language}.`);
  return (await load()).default;
};
