import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { EventValues } from './eventValues.ts';
import type { FreeBeginning } from './useFreeBeginning.ts';

/** Fields that decide conflicts. Once the user edits one, it is not changed automatically. */
const DECIDING = [
  ...['type', 'timezone', 'startLocal', 'duration', 'repeat', 'skippedAt'],
  ...['encoderId', 'encoderChannelId', 'encoderPresetId', 'encoderSettingsType'],
] as const satisfies readonly (keyof EventValues)[];

/** Fields changed to find a free start. */
const MOVED = ['startLocal', 'encoderId'] as const satisfies readonly (keyof EventValues)[];

/**
 * A form that opened before it was known what is free says so, and takes that over once it is found, unless somebody has turned to
 * its times or its encoder meanwhile.
 */
export function SuggestedStartNotice({ opens, found }: FreeBeginning) {
  const { t } = useTranslation('eventForm');
  const form = useForm<EventValues>();
  const { initialValues } = useFormState<EventValues>({ subscription: { initialValues: true } });
  useEffect(() => {
    if (!opens || !found || found === opens) return;
    const { values, active } = form.getState();
    if (DECIDING.some((field) => field === active || !isSame(values[field], opens[field]))) return;
    form.initialize(found);
  }, [form, opens, found]);
  const moved = opens && initialValues && MOVED.find((field) => initialValues[field] !== opens[field]);
  if (found && !moved) return null;
  return (
    <p className="event-section__help" role="status">
      {t(moved ? `create.moved.${moved}` : 'create.searching')}
    </p>
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
