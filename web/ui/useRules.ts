import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from 'yup';
import { validateWith } from './validateWith.ts';

/** Rules as a form's `validate`, in the reader's language; the sentences of reasons are there before the form is. */
export function useRules<Values extends object>(
  rules: Schema | ((values: Values) => object),
): (values: Values) => object {
  const { t } = useTranslation(['ui', 'problems']);
  return useMemo(() => (typeof rules === 'function' ? rules : validateWith(rules, t as never)), [rules, t]);
}
