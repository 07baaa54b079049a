import { setIn } from 'final-form';
import { ValidationError, type Schema } from 'yup';
import { saidWords } from '../kernel/reasons.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Kinds of yup test that the `ui` catalog has a sentence for; the rest are told in general. */
const SENTENCES = new Set(['required', 'max', 'min', 'email', 'url', 'typeError']);

/**
 * Turns rules of schema/rules into react-final-form's `validate`. The rule's own reason is shown, which names the
 * field, in the reader's language; until its sentence is there, the kind of rule that was broken. Rules answer at
 * once; what only the service knows comes back as userErrors.
 */
export function validateWith(schema: Schema, t: Translate) {
  return (values: object): object => {
    try {
      schema.validateSync(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (!ValidationError.isError(error)) throw error;
      let errors = {};
      for (const problem of error.inner) {
        if (!problem.path) continue;
        errors = setIn(errors, problem.path, textOf(problem, t));
      }
      return errors;
    }
  };
}

function textOf(problem: ValidationError, t: Translate): string {
  const words = saidWords(problem.message);
  if (words !== undefined || !problem.type) return words ?? problem.message;
  const kind = isText(problem) ? `${problem.type}Text` : problem.type;
  if (problem.type === 'max' || problem.type === 'min') return t(`rules.${kind}`, { ...problem.params });
  return SENTENCES.has(problem.type) ? t(`rules.${problem.type}`) : t('rules.invalid');
}

const isText = (problem: ValidationError) => typeof problem.value === 'string' || problem.value === undefined;
