import { jest } from '@jest/globals';

const startRegistration = jest.fn<() => Promise<object>>();
jest.unstable_mockModule('@simplewebauthn/browser', () => ({ startRegistration }));
const { makePasskey } = await import('../../../web/areas/people/session/public/passkeys.ts');

const named = (name: string) => Object.assign(new Error(name), { name });

test('S-074 a new passkey is told as JSON', async () => {
  startRegistration.mockResolvedValue({ id: 'k1' });
  expect(await makePasskey('{}')).toEqual({ passkey: '{"id":"k1"}' });
});

test.each([
  ['a device that keeps one already says so', 'InvalidStateError', 'knownPasskey'],
  ['one that was cancelled is none', 'NotAllowedError', 'noPasskey'],
])('S-074 %s', async (_what, name, problem) => {
  startRegistration.mockRejectedValue(named(name));
  expect(await makePasskey('{}')).toEqual({ problem });
});
