import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, store } from './storage.ts';

/** Languages of the interface; the first is the fallback, string by string (APP-08). */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Reads one catalog: `app` and `screens` are shared, every area has one of its own name. */
export type CatalogueLoader = (language: Language, namespace: string) => Promise<Record<string, unknown>>;

const KEY = 'language';

/** The language chosen here before, else the first of the browser's that we have, else English. */
export function preferredLanguage(): Language {
  const stored = readStored<string>(KEY);
  const wanted = [stored ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find((tag) => isLanguage(tag))) ?? 'en';
}

/** Starts i18next with catalogs that load when first needed. Resolves once the shared words are there. */
export async function startI18n(
  load: CatalogueLoader,
  language: Language = preferredLanguage(),
): Promise<void> {
  const backend: BackendModule = {
    type: 'backend',
    init() {},
    read(tag, namespace, callback) {
      load(isLanguage(tag) ? tag : 'en', namespace).then(
        (catalogue) => callback(null, catalogue as Parameters<typeof callback>[1]),
        (error: Error) => callback(error, null),
      );
    },
  };
  document.documentElement.lang = language;
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      supportedLngs: LANGUAGES,
      ns: ['app'],
      defaultNS: 'app',
      fallbackNS: 'app',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Fetches catalogs before somebody waits for them. */
export async function loadWords(namespaces: readonly string[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces]);
}

/** Changes the language of everything on screen and keeps the choice in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  store(KEY, language);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}
