import { AllowedInside } from '../../../fixtures/shared/privateAddresses.ts';
import { systemClock } from '../../../fixtures/platform/kernel/clock.ts';
import { readConfig } from '../../../fixtures/platform/server/config.ts';
import { createSealing } from '../../../fixtures/platform/kernel/secrets/sealing.ts';
import { SocialNetworks } from '../../../fixtures/platform/domains/destinations/social/networks/networks.ts';
import { setUpSocial } from '../../../fixtures/platform/domains/destinations/social/setUp.ts';
import { openStandIn } from '../../../fixtures/demo/socialNetworks/standIn.ts';

const KNOWN = { FACEBOOK_CLIENT_ID: 'id-1', FACEBOOK_CLIENT_SECRET: 'secret-1' };

test('without client ids no network is set up by the configuration', () => {
  expect(readConfig({}).social).toEqual({});
  expect(readConfig({ YOUTUBE_CLIENT_ID: '', YOUTUBE_CLIENT_SECRET: '' }).social).toEqual({});
});

test('a network is set up by its id and secret; other addresses than its own may be given', () => {
  expect(readConfig(KNOWN).social).toEqual({
    FACEBOOK: { clientId: 'id-1', clientSecret: 'secret-1' },
  });
  expect(readConfig({ ...KNOWN, FACEBOOK_API_URL: 'https://api.example.com/v1/' }).social).toEqual({
    FACEBOOK: {
      ...{ clientId: 'id-1', clientSecret: 'secret-1' },
      ...{ apiUrl: 'https://api.example.com/v1', uploadUrl: 'https://api.example.com/v1' },
    },
  });
});

test.each([
  [{ FACEBOOK_CLIENT_ID: 'id-1' }, 'FACEBOOK_CLIENT_SECRET'],
  [{ YOUTUBE_CLIENT_SECRET: 'secret' }, 'YOUTUBE_CLIENT_ID'],
  [{ ...KNOWN, FACEBOOK_API_URL: 'http://api.example.com' }, 'FACEBOOK_API_URL'],
  [{ ...KNOWN, FACEBOOK_API_URL: 'http://127.0.0.1.example.com' }, 'FACEBOOK_API_URL'],
  [{ ...KNOWN, FACEBOOK_TOKEN_URL: 'file:///etc/passwd' }, 'FACEBOOK_TOKEN_URL'],
  [{ SOCIAL_STAND_IN_PORT: '70000' }, 'SOCIAL_STAND_IN_PORT'],
])('a setting that is not usable stops the start with its name (%#)', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

const RETURN = 'https://studio.example/settings/social-media/fb-redirect';
const known = { FACEBOOK: { clientId: 'id-1', clientSecret: 'secret-1' } };

/** The networks of a platform with these settings, and its stand-in. */
async function setUp(
  choice: Omit<Parameters<typeof setUpSocial>[1], 'isEmpty' | 'openStandIn'>,
  isEmpty = false,
) {
  const social = new SocialNetworks(RETURN, new AllowedInside([]));
  const services = { social, clock: systemClock, sealing: createSealing(Buffer.alloc(32, 1)) };
  const standIn = await setUpSocial(services, { ...choice, isEmpty, openStandIn });
  await standIn?.close();
  return { standIn, facebook: social.of('FACEBOOK'), youtube: social.of('YOUTUBE') };
}

test('SOC-05 a network with a client id is asked itself, at its own address; the stand-in takes the place of the other', async () => {
  const { standIn, facebook, youtube } = await setUp({ social: known, socialStandInPort: 0 });
  expect(standIn?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(facebook?.isStandIn).toBe(false);
  const { origin, searchParams } = new URL(facebook!.authorizeAddress('state'));
  expect(origin).toBe('https://www.facebook.com');
  expect(searchParams.get('client_id')).toBe('id-1');
  expect(searchParams.get('redirect_uri')).toBe(RETURN);
  expect(youtube?.isStandIn).toBe(true);
  expect(youtube?.authorizeAddress('state')).toContain(standIn!.url);
});

test('where both networks have client ids, there is no stand-in', async () => {
  const both = { ...known, YOUTUBE: { clientId: 'id-2', clientSecret: 'secret-2' } };
  const { standIn, youtube } = await setUp({ social: both, socialStandInPort: 0 });
  expect(standIn).toBeNull();
  expect(new URL(youtube!.authorizeAddress('state')).origin).toBe('https://accounts.google.com');
});

test('an empty start has no stand-in: nothing made up is linked there', async () => {
  expect(await setUp({ socialStandInPort: 0 }, true)).toEqual({
    standIn: null,
    facebook: null,
    youtube: null,
  });
});
