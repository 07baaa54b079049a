import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ trusts: () => true });
}, START_MS);
afterAll(() => world?.close());

const READ = '{ viewer { user { userName } preferences { clock } } }';
const SET = `mutation ($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) { preferences { clock } userErrors { code field } } }`;

it('a clock that somebody chooses is theirs wherever they sign in, and nobody else’s', async () => {
  const maya = await world.signIn('admin@harbour.example');
  expect((await maya.data(READ)).viewer.preferences).toEqual({ clock: null });
  const { updatePreferences } = await maya.data(SET, { input: { clock: 'TWENTY_FOUR_HOURS' } });
  expect(updatePreferences).toEqual({ preferences: { clock: 'TWENTY_FOUR_HOURS' }, userErrors: [] });
  expect((await maya.data(SET, { input: {} })).updatePreferences.preferences.clock).toBe('TWENTY_FOUR_HOURS');
  const elsewhere = await world.signIn('admin@harbour.example');
  expect((await elsewhere.data(READ)).viewer.preferences).toEqual({ clock: 'TWENTY_FOUR_HOURS' });
  const review = await world.signIn('review@harbour.example');
  expect((await review.data(READ)).viewer.preferences).toEqual({ clock: null });
  expect((await maya.data(SET, { input: { clock: null } })).updatePreferences.preferences.clock).toBeNull();
});
