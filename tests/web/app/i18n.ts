import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configure } from '@testing-library/react';
import { sectionsWith } from '../../../web/codegen/sections.ts';
import { loadReasons } from '../../../web/kernel/reasons.ts';
import { startI18n, type Language } from '../../../web/kernel/i18n.ts';

// A page's modules, and a busy machine, take more than the second that is usual; as long as in the browser tests.
configure({ asyncUtilTimeout: 20_000 });

const web = join(import.meta.dirname, '../../../web');

const catalogues = new Map<string, Promise<Record<string, unknown>>>();

/** A catalog as it lies in the source, from the place that web/app/catalogues.ts finds it in; read once a file. */
export function readCatalogue(language: string, namespace: string): Promise<Record<string, unknown>> {
  const key = `${language} ${namespace}`;
  const catalogue = catalogues.get(key) ?? findCatalogue(language, namespace);
  catalogues.set(key, catalogue);
  return catalogue;
}

async function findCatalogue(language: string, namespace: string): Promise<Record<string, unknown>> {
  const places = [
    ...(namespace.startsWith('screen') ? [`kernel/locales/${namespace}/${language}.json`] : []),
    ...(namespace === 'app' ? [`app/locales/${language}.json`] : []),
    ...(namespace === 'ui' ? [`ui/locales/${language}.json`] : []),
    ...(namespace === 'problems' ? [`../schema/reasons/${language}.json`] : []),
    ...(namespace === 'states' ? [`kernel/locales/states/${language}.json`] : []),
    ...sectionsWith('locales')
      .filter(({ name }) => name === namespace)
      .map(({ folder }) => `areas/${folder}/locales/${language}.json`),
  ];
  for (const place of places) {
    const text = await readFile(join(web, place), 'utf8').catch(() => null);
    if (text !== null) return JSON.parse(text) as Record<string, unknown>;
  }
  throw new Error(`There is no catalogue "${namespace}" in ${language}.`);
}

/** Starts the product's own translations. */
export async function startTestI18n(language: Language = 'en'): Promise<void> {
  await startI18n(readCatalogue, language);
  await loadReasons();
}
