import { setIn } from 'final-form';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { eventSchemaFor } from '../../../../schema/rules/events.ts';
import type { Timing } from '../../../../schema/rules/repeatRule.ts';
import { useSession } from '../../../kernel/session.tsx';
import { validateWith } from '../../../ui/validateWith.ts';
import type { EventChoices } from './eventChoices.ts';
import type { Sheet } from './getFormHeader.ts';
import { presetRefusal } from './presetRefusal.ts';
import { SECTIONS } from './sections/Section.tsx';
import { useCalendar } from './useCalendar.ts';
import { withUsualTexts, type EventValues } from './eventValues.ts';

/** Fields of the encoder schedule form. */
const ENCODER_FIELDS: readonly string[] = [...SECTIONS.encoder, ...SECTIONS.schedule, ...SECTIONS.repeat];

/**
 * The rules of events at this moment, in the reader's language; `present` is what an event that is edited has. What a form
 * does not show it does not judge either: the service does. A rule by the calendar is judged once that is there.
 */
export function useEventRules(
  present: Timing | null,
  sheet: Sheet,
  choices: EventChoices,
): (values: EventValues) => object {
  const { t } = useTranslation(['ui', 'problems']);
  const canTellNow = useCalendar();
  const { webPlanName } = useSession().viewer.customer;
  return useCallback(
    (values) => {
      const refusal = presetRefusal(values, choices, webPlanName);
      const rules = eventSchemaFor({ now: new Date(), present }).test('preset', (_event, context) =>
        refusal === null ? true : context.createError({ path: refusal.field, message: refusal.message }),
      );
      const judged = canTellNow(values.repeat) ? values : { ...values, repeat: null };
      const all = validateWith(rules, t as never)(withUsualTexts(judged));
      const errors = (sheet === 'event' ? all : only(all, ENCODER_FIELDS)) as { repeat?: unknown };
      // A rule as a whole has no field of its own.
      return typeof errors.repeat === 'string'
        ? setIn(errors, 'repeat', { interval: errors.repeat })
        : errors;
    },
    [present, sheet, choices, webPlanName, t, canTellNow],
  );
}

const only = (errors: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)));
