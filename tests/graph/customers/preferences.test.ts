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

it('a language and a time zone go with the account, and what is no zone is refused at its field', async () => {
  const maya = await world.signIn('library@harbour.example');
  const set = `mutation ($input: UpdatePreferencesInput!) { updatePreferences(input: $input) {
    preferences { language timezone } userErrors { reason field } } }`;
  const change = async (input: object) => (await maya.data(set, { input })).updatePreferences;
  const chosen = { language: 'SPANISH', timezone: 'America/Bogota' };
  expect(await change(chosen)).toEqual({ preferences: chosen, userErrors: [] });
  expect(await change({ timezone: 'Nowhere/Land' })).toEqual({
    preferences: null,
    userErrors: [{ reason: 'EVENT_TIMEZONE_UNKNOWN', field: ['timezone'] }],
  });
  expect((await change({ language: null })).preferences).toEqual({
    language: null,
    timezone: 'America/Bogota',
  });
});
