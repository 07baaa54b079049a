import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { areaScreens } from '../../../web/app/areaScreens.generated.ts';
import { sectionsWith } from '../../../web/codegen/sections.ts';
import { readCatalogue, startTestI18n } from './i18n.ts';
import { createPerson } from './people.ts';

// Editors and players draw what no catalog of ours says.
jest.unstable_mockModule('../../../web/areas/explorer/ExplorerPage.tsx', () => ({
  ExplorerPage: () => <h1>Explorador</h1>,
}));
jest.unstable_mockModule('../../../web/player/VideoJsPlayer.tsx', () => ({ VideoJsPlayer: () => null }));
jest.unstable_mockModule('../../../web/ui/chart/ChartDrawing.tsx', () => ({ ChartDrawing: () => null }));
const { openPage } = await import('./openPage.tsx');

const SCREENS = areaScreens.filter(({ access, isAlias }) => access !== 'public' && !isAlias);
const SAID = ['aria-label', 'title', 'placeholder', 'alt'];

function textsOf(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue];
  return Object.values(catalogue as object).flatMap(textsOf);
}

/** Text without its values. */
const spoken = (text: string) => text.replace(/\{\{.*?\}\}/g, '').match(/\p{L}{3,}/gu) ?? [];

/** Finds the text of the English catalogs that something is, unless Spanish says it alike. */
async function englishFinder() {
  const names = [
    'app',
    'screens',
    'screenTexts',
    'states',
    'ui',
    ...sectionsWith('locales').map(({ name }) => name),
  ];
  const texts = async (language: string) =>
    textsOf(await Promise.all(names.map((name) => readCatalogue(language, name))));
  const spanish = new Set(await texts('es'));
  const english = [...new Set(await texts('en'))].filter(
    (text) => !spanish.has(text) && spoken(text).length > 0,
  );
  const plain = new Set(english.filter((text) => !text.includes('{{')));
  const patterns = english
    .filter((text) => text.includes('{{'))
    .map((text) => {
      const parts = text.split(/\{\{.*?\}\}/).map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'));
      return { text, pattern: new RegExp(`^${parts.join('.*')}$`, 's') };
    });
  return (text: string) =>
    plain.has(text) ? text : patterns.find(({ pattern }) => pattern.test(text))?.text;
}

let english: Awaited<ReturnType<typeof englishFinder>>;
beforeAll(async () => {
  english = await englishFinder();
});

/** Every text on the page, and what is said of its parts. */
function shown(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent!.trim());
  for (const element of document.body.querySelectorAll('*'))
    for (const name of SAID) texts.push(element.getAttribute(name)?.trim() ?? '');
  return texts.filter(Boolean);
}

test('a page that shows an English text is told', () => {
  expect(english('Skip to content')).toBe('Skip to content');
  expect(english('3 destinations on air')).toBe('{{count}} destinations on air');
  expect(english('Saltar al contenido')).toBeUndefined();
});

/** Preferences of the account that uses Spanish. */
const PREFERRED = { clock: null, language: 'SPANISH', timezone: null };

test.each(SCREENS.map((one) => [one.name, one] as const))(
  'APP-08 the screen %s says nothing in English to who reads Spanish',
  async (_name, one) => {
    await startTestI18n('es');
    const { customer, ...person } = createPerson('P') as { customer: { liveDestinations?: unknown } };
    delete customer.liveDestinations;
    const path = one.path.replace(/:count/, '1').replace(/:\w+\??/g, 'x');
    openPage(path, { viewer: { ...person, customer, preferences: PREFERRED } }, [one], { imagines: true });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => {
      expect(document.querySelectorAll('[aria-busy=true], .bp6-skeleton')).toHaveLength(0);
      expect(screen.queryAllByLabelText('Cargando')).toEqual([]);
    });
    expect(shown().flatMap((text) => (english(text) === undefined ? [] : [text]))).toEqual([]);
  },
);
