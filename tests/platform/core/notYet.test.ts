import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SERVICES } from '../../../graph/upstream/client/services.ts';
import { openApiDocument } from '../../../fixtures/platform/server/openapi.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const TO_COME = [
  ['GET', '/ai/api/v1/customers/x/usage'],
  ['POST', '/subtitles/api/v1/media/x/transcription'],
  ['DELETE', '/internal/api/v1/hardwareunits/x'],
] as const;

test.each(TO_COME)('NET-03 %s %s is told to be still to come, to who is signed in', async (method, path) => {
  const token = await platform.signIn('admin@harbour.example');
  const { status, body } = await platform.call(method, path, { token });
  expect([status, body]).toEqual([
    501,
    { code: 'NOT_IMPLEMENTED', message: expect.stringContaining('does not have this call yet') },
  ]);
  expect((await platform.call(method, path)).status).toBe(401);
});

test('every service of the configuration has an address in the document', () => {
  const paths = Object.keys(openApiDocument(platform.app).paths ?? {});
  const missing = SERVICES.filter(({ prefix }) => !paths.some((path) => path.startsWith(prefix)));
  expect(missing).toEqual([]);
});
