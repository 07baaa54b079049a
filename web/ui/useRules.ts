import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from 'yup';
import { validateWith } from './validateWith.ts';

/** Rules as a form's `validate`, in the reader's language; the sentences of reasons are there before the form is. */
export function useRules(schema: Schema) {
  const { t } = useTranslation(['ui', 'problems']);
  return useMemo(() => validateWith(schema, t as never), [schema, t]);
}
