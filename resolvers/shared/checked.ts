import { ValidationError, type InferType, type ObjectSchema, type AnyObject } from 'yup';
import { firstOfEachField, refused, type UserErrorRecord } from '../../graph/kernel/userErrors.ts';
import { english } from '../../schema/reasons/english.ts';
import { codeOfRule } from '../../schema/reasons/codeOfRule.ts';
import { readSaid, type ReasonMessage } from '../../schema/reasons/said.ts';

/**
 * Checks an input against its rules before anything is sent: what breaks one comes back as `userErrors`, all of
 * them at once, with the field each belongs to. The service checks again and has the last word. `names` are the input's
 * names of fields that the rules call otherwise.
 */
export async function checked<S extends ObjectSchema<AnyObject>, P>(
  rules: S,
  input: unknown,
  perform: (valid: InferType<S>) => Promise<P>,
  names: Readonly<Record<string, string>> = {},
): Promise<P | { userErrors: UserErrorRecord[] }> {
  const found = await rules.validate(input, { abortEarly: false, stripUnknown: true }).then(
    (valid: InferType<S>) => ({ valid }),
    (error: unknown) => ({ error }),
  );
  if ('valid' in found) return perform(found.valid);
  if (!(found.error instanceof ValidationError)) throw found.error;
  const { error } = found;
  const broken = error.inner.length > 0 ? error.inner : [error];
  return { userErrors: firstOfEachField(broken.map((problem) => problemOf(problem, names))) };
}

function problemOf(error: ValidationError, names: Readonly<Record<string, string>>): UserErrorRecord {
  const code = codeOfRule(error.type);
  const [first, ...inner] = error.path?.split(/[.[\]]+/).filter(Boolean) ?? [];
  const field = first === undefined ? null : [names[first] ?? first, ...inner];
  return refused(
    code,
    field,
    readSaid(error.message) ? (error.message as ReasonMessage) : code,
    english(error.message),
  );
}
