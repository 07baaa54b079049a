import i18next from 'i18next';
import { areaScreens } from '../../../web/app/areaScreens.generated.ts';
import { sectionsWith } from '../../../web/codegen/sections.ts';
import { readCatalogue, startTestI18n } from './i18n.ts';

const sections = sectionsWith('locales').map(({ name }) => name);

/** Keys of a catalog, without the endings of plural forms: languages differ in how many they have. */
function keysOf(tree: Record<string, unknown>, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value as Record<string, unknown>, `${prefix}${key}.`)
      : [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')],
  );
}

test.each(['app', 'screens', 'screenTexts', 'states', 'ui', ...sections])(
  'APP-08 the catalogue "%s" is complete in both languages',
  async (namespace) => {
    const [en, es] = await Promise.all([readCatalogue('en', namespace), readCatalogue('es', namespace)]);
    expect([...new Set(keysOf(es))].sort()).toEqual([...new Set(keysOf(en))].sort());
  },
);

test('APP-08 a string that Spanish lacks is shown in English, the others in Spanish', async () => {
  await startTestI18n('es');
  i18next.addResource('en', 'app', 'onlyEnglish', 'Only here');
  expect(i18next.t('onlyEnglish' as 'actions.save')).toBe('Only here');
  expect(i18next.t('user.signOut')).toBe('Cerrar sesión');
});

type Words = Record<string, Record<string, string>>;

test('every screen has a title, and words on the hub and in the help where it stands there', async () => {
  const [words, texts] = (await Promise.all(
    ['screens', 'screenTexts'].map((name) => readCatalogue('en', name)),
  )) as [Words, Words];
  const lacks = areaScreens.flatMap(({ name, card, help }) =>
    ['title', ...(card ? ['card'] : []), ...(help ? ['help'] : [])]
      .filter((key) => !words[name]?.[key] && !texts[name]?.[key])
      .map((key) => `${name}.${key}`),
  );
  expect(lacks).toEqual([]);
});

test('a page that shows things of other areas brings their words, so that it waits a single time', () => {
  const words = new Map(areaScreens.map((screen) => [screen.name, screen.words]));
  expect(words.get('dashboard')).toEqual(expect.arrayContaining(['dashboard', 'states']));
  expect(words.get('dashboard')).not.toEqual(expect.arrayContaining(['encoders']));
  expect(words.get('library')).toEqual(['media', 'states']);
  expect(words.get('settings')).toEqual(expect.arrayContaining(['screenTexts']));
});
