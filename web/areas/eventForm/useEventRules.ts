import { setIn } from 'final-form';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { eventSchemaFor } from '../../../schema/rules/events.ts';
import type { Timing } from '../../../schema/rules/repeat.ts';
import { validateWith } from '../../ui/validateWith.ts';
import { withUsualTexts, type EventValues } from './eventValues.ts';

/** The rules of events at this moment, in the reader's language; `present` is what an event that is edited has. */
export function useEventRules(present: Timing | null): (values: EventValues) => object {
  const { t } = useTranslation(['ui', 'problems']);
  return useCallback(
    (values) => {
      const rules = eventSchemaFor({ now: new Date(), present });
      const errors = validateWith(rules, t as never)(withUsualTexts(values)) as { repeat?: unknown };
      // A rule as a whole has no field of its own.
      return typeof errors.repeat === 'string'
        ? setIn(errors, 'repeat', { interval: errors.repeat })
        : errors;
    },
    [present, t],
  );
}
