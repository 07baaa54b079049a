import { boolean, object, string } from 'yup';
import { runMutation } from '../../../web/ui/useMutationRun.ts';
import { validateWith } from '../../../web/ui/validateWith.ts';

const t = (key: string, options?: Record<string, unknown>) =>
  options ? `${key} ${JSON.stringify(options)}` : key;
const answer =
  (userErrors: Array<{ code: string; field: string[] | null; message: string }>) => async () => ({
    data: { save: { userErrors } },
  });
type Data = { save: { userErrors: Array<{ code: string; field: string[] | null; message: string }> } };
const pick = (data: Data) => data.save;

test('userErrors that name a field stand on that field, the others speak for the whole input', async () => {
  const outcome = await runMutation(
    answer([
      { code: 'REQUIRED', field: ['name'], message: 'A name is required.' },
      { code: 'INVALID', field: ['network', 'dns1'], message: 'Not an address.' },
      { code: 'STATE', field: null, message: 'It runs.' },
    ]),
    pick,
    t,
    'en',
  );
  expect(outcome).toMatchObject({
    ok: false,
    fieldErrors: { name: 'A name is required.', 'network.dns1': 'Not an address.' },
    message: 'It runs.',
  });
});

test('in Spanish a refusal is told by its kind, for the services write English', async () => {
  const outcome = await runMutation(
    answer([{ code: 'LIMIT', field: ['name'], message: 'Full.' }]),
    pick,
    t,
    'es',
  );
  expect(outcome).toMatchObject({ fieldErrors: { name: 'ui:userErrors.LIMIT' } });
});

test('NET-16 a fault without a message of its own gets the second message of NET-15', async () => {
  const fail = async (): Promise<{ data?: Data }> => {
    throw new TypeError('Failed to fetch');
  };
  expect(await runMutation(fail, pick, t, 'en')).toMatchObject({ ok: false, message: 'errors.unexpected' });
});

const rules = object({ name: string().required('A name is required.').max(3, 'At most 3.'), on: boolean() });

test('rules of schema/rules become errors by field, in the words of the rule', () => {
  expect(validateWith(rules, t, 'en')({ name: '' })).toEqual({ name: 'A name is required.' });
  expect(validateWith(rules, t, 'en')({ name: 'long' })).toEqual({ name: 'At most 3.' });
  expect(validateWith(rules, t, 'en')({ name: 'abc' })).toEqual({});
});

test('other languages name the broken kind of rule with its limit', () => {
  expect(validateWith(rules, t, 'es')({ name: 'long' })).toEqual({
    name: expect.stringContaining('rules.maxText'),
  });
});
