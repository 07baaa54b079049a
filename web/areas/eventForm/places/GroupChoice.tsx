import { HTMLSelect } from '@blueprintjs/core';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { EventChoices } from '../eventChoices.ts';

/** A destination group that it goes to beside places of its own. */
export function GroupChoice({ groups }: { groups: EventChoices['groups'] }) {
  const { t } = useTranslation('eventForm');
  const { input, meta } = useField<string>('destinationGroupId');
  const fault: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  if (groups.length === 0 && !input.value) return null;
  return (
    <span className="event-group">
      <HTMLSelect
        minimal
        aria-label={t('places.group')}
        aria-invalid={Boolean(fault)}
        value={input.value}
        onChange={({ target }) => input.onChange(target.value)}
        options={[
          { value: '', label: t('places.noGroup') },
          ...groups.map(({ id, name, destinationCount }) => ({
            value: id,
            label: t('places.groupOf', { name, count: destinationCount }),
          })),
        ]}
      />
      {typeof fault === 'string' && <span className="field__error">{fault}</span>}
    </span>
  );
}
