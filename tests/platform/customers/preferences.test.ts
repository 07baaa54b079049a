import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

describe.each(await backends())('preferences on $name', (backend) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ platform, close } = await backend.start());
  });
  afterAll(() => close());

  const PATH = '/api/v3/preferences';
  const read = async (user: string) =>
    (await platform.call('GET', PATH, { token: await platform.signIn(user) })).body;
  const change = async (user: string, body: object) =>
    platform.call('PATCH', PATH, { token: await platform.signIn(user), body });

  test.each(['review@harbour.example', 'super@rostrum.example', 'viewer@rostrum.example'])(
    'are kept for %s from one sign-in to the next; what is left out stays, null takes the choice back',
    async (user) => {
      expect(await read(user)).toEqual({ clock: null, language: null, timezone: null });
      expect((await change(user, { clock: '24' })).body).toMatchObject({ clock: '24' });
      expect((await change(user, {})).body).toMatchObject({ clock: '24' });
      expect(await read(user)).toMatchObject({ clock: '24' });
      expect((await change(user, { clock: null })).body).toEqual({
        clock: null,
        language: null,
        timezone: null,
      });
    },
  );

  test('a language and a time zone are kept, too; what is no zone is refused', async () => {
    const user = 'events@harbour.example';
    const choice = { language: 'es', timezone: 'Europe/Madrid' };
    expect((await change(user, choice)).body).toEqual({ clock: null, ...choice });
    expect((await change(user, { language: null })).body).toMatchObject({
      language: null,
      timezone: 'Europe/Madrid',
    });
    for (const timezone of ['Nowhere/Land', '+02:00', '', 'x'.repeat(65)])
      expect((await change(user, { timezone })).status).toBe(400);
    expect((await change(user, { language: 'fr' })).status).toBe(400);
  });

  test('are each person’s own, and know two clocks', async () => {
    await change('admin@harbour.example', { clock: '12' });
    expect(await read('library@harbour.example')).toEqual({ clock: null, language: null, timezone: null });
    expect((await change('admin@harbour.example', { clock: '13' })).status).toBe(400);
    expect(await read('admin@harbour.example')).toMatchObject({ clock: '12' });
  });
});
