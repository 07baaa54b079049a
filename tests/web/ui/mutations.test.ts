import { CombinedGraphQLErrors } from '@apollo/client/errors';
import i18next from 'i18next';
import { boolean, object, string } from 'yup';
import { translateLoadError, translateError } from '../../../web/ui/errorMessage.ts';
import { refusalText, runMutation, type PayloadErrors } from '../../../web/ui/useMutationRun.ts';
import { loadReasons } from '../../../web/kernel/reasons.ts';
import { validateWith } from '../../../web/ui/validateWith.ts';
import { formatReason } from '../../../schema/reasons/said.ts';
import { startTestI18n } from '../app/i18n.ts';

const t = (key: string, options?: Record<string, unknown>) =>
  options ? `${key} ${JSON.stringify(options)}` : key;
type UserErrors = PayloadErrors['userErrors'];
const answer = (userErrors: UserErrors) => async () => ({ data: { save: { userErrors } } });
type Data = { save: { userErrors: UserErrors } };
const problem = (reason: string, field: string[] | null) => ({
  code: 'INVALID',
  reason,
  parameters: [{ name: 'limit', value: '3' }],
  field,
  message: '',
});

beforeEach(() => startTestI18n());
const pick = (data: Data) => data.save;

test('userErrors that name a field stand on that field, the others speak for the whole input', async () => {
  const outcome = await runMutation(
    answer([
      problem('NAME_REQUIRED', ['name']),
      problem('TITLE_TOO_LONG', ['network', 'dns1']),
      problem('VENUE_UNKNOWN', null),
    ]),
    pick,
    t,
  );
  expect(outcome).toMatchObject({
    ok: false,
    fieldErrors: { name: 'A name is required.', 'network.dns1': 'A title must have at most 3 characters.' },
    message: 'This venue does not exist.',
  });
});

test('NET-17 where there are no fields, everything that a refusal says is told, each sentence once', () => {
  const refused = { ok: false as const, fieldErrors: { id: 'Gone.', 'network.dns1': 'Too long.' } };
  expect(refusalText({ ...refused, message: 'In use.' })).toBe('In use. Gone. Too long.');
  expect(refusalText({ ...refused, message: undefined })).toBe('Gone. Too long.');
  expect(refusalText({ ...refused, message: 'Gone.' })).toBe('Gone. Too long.');
});

test('in Spanish a refusal is told in Spanish', async () => {
  await startTestI18n('es');
  const outcome = await runMutation(answer([problem('TITLE_TOO_LONG', ['name'])]), pick, t);
  expect(outcome).toMatchObject({ fieldErrors: { name: 'Un título puede tener como máximo 3 caracteres.' } });
});

test('NET-16 a fault without a message of its own gets the second message of NET-15', async () => {
  const fail = async (): Promise<{ data?: Data }> => {
    throw new TypeError('Failed to fetch');
  };
  expect(await runMutation(fail, pick, t)).toMatchObject({ ok: false, message: 'errors.unexpected' });
});

test.each([
  ['NET-04', 'BAD_USER_INPUT', 'An invalid request was sent.'],
  ['NET-05', 'CONFLICT', 'A request conflict has occurred.'],
  ['NET-07', 'FORBIDDEN', 'Your account has insufficient permissions to access this feature.'],
  ['NET-08', 'INTERNAL_SERVER_ERROR', 'An unexpected internal server error occurred. Please try again.'],
  ['NET-11', 'NOT_FOUND', 'Resource does not exist.'],
  [
    'NET-12',
    'UPSTREAM_UNAVAILABLE',
    'The requested service is currently unavailable. Please try again later.',
  ],
  ['NET-13', 'RATE_LIMITED', 'Too many requests. Please try again later.'],
  ['NET-14', 'UNAUTHENTICATED', 'Failed to authenticate user. Please try logging in again.'],
  ['NET-16', 'NEVER_HEARD_OF', 'An unexpected error occurred. Please try again.'],
])('%s an error of the code %s is told as: %s', async (_rule, code, sentence) => {
  await startTestI18n();
  await i18next.loadNamespaces('ui');
  const words = i18next.getFixedT('en', 'ui');
  const fail = async (): Promise<{ data?: Data }> => {
    throw new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });
  };
  const translate = (key: string) => words(key as 'errors.conflict');
  expect(await runMutation(fail, pick, translate)).toMatchObject({ ok: false, message: sentence });
});

test('NET-15 what fails on the way says so while loading, and in general otherwise', async () => {
  await startTestI18n();
  await i18next.loadNamespaces('ui');
  const words = i18next.getFixedT('en', 'ui');
  const lost = new TypeError('Failed to fetch');
  expect(translateLoadError(lost, words)).toBe(
    'An error occurred while loading. Check your connection and try again.',
  );
  expect(translateError(lost, words)).toBe('An unexpected error occurred. Please try again.');
});

const rules = object({
  name: string()
    .required(formatReason('NAME_REQUIRED'))
    .max(3, formatReason('TITLE_TOO_LONG', { limit: 3 })),
  on: boolean(),
});

test('rules of schema/rules become errors by field, in the words of the rule', async () => {
  await loadReasons();
  expect(validateWith(rules, t)({ name: '' })).toEqual({ name: 'A name is required.' });
  expect(validateWith(rules, t)({ name: 'long' })).toEqual({
    name: 'A title must have at most 3 characters.',
  });
  expect(validateWith(rules, t)({ name: 'abc' })).toEqual({});
});

test('a rule without a reason of its own is told by its kind, with its limit', () => {
  expect(validateWith(object({ name: string().max(3) }), t)({ name: 'long' })).toEqual({
    name: expect.stringContaining('rules.maxText'),
  });
});
