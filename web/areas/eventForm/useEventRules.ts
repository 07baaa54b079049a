import { setIn } from 'final-form';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { eventSchemaFor } from '../../../schema/rules/events.ts';
import type { Timing } from '../../../schema/rules/repeatRule.ts';
import { validateWith } from '../../ui/validateWith.ts';
import type { Sheet } from './headOf.ts';
import { SECTIONS } from './sections/Section.tsx';
import { withUsualTexts, type EventValues } from './eventValues.ts';

/** What the form of an encoder's schedule shows. */
const ENCODER_FIELDS: readonly string[] = [...SECTIONS.encoder, ...SECTIONS.schedule, ...SECTIONS.repeat];

/**
 * The rules of events at this moment, in the reader's language; `present` is what an event that is edited has. What a form
 * does not show it does not judge either: the service does.
 */
export function useEventRules(present: Timing | null, sheet: Sheet): (values: EventValues) => object {
  const { t } = useTranslation(['ui', 'problems']);
  return useCallback(
    (values) => {
      const rules = eventSchemaFor({ now: new Date(), present });
      const all = validateWith(rules, t as never)(withUsualTexts(values));
      const errors = (sheet === 'event' ? all : only(all, ENCODER_FIELDS)) as { repeat?: unknown };
      // A rule as a whole has no field of its own.
      return typeof errors.repeat === 'string'
        ? setIn(errors, 'repeat', { interval: errors.repeat })
        : errors;
    },
    [present, sheet, t],
  );
}

const only = (errors: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)));
