import { HTMLSelect } from '@blueprintjs/core';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { EventChoices } from '../eventChoices.ts';

interface GroupChoiceProps {
  groups: EventChoices['groups'];
  /** Current group of the event, which stays available if the others cannot be loaded. */
  present: { id: string; name: string } | null;
}

/** A destination group that it goes to beside places of its own. */
export function GroupChoice({ groups, present }: GroupChoiceProps) {
  const { t } = useTranslation('eventForm');
  const { input, meta } = useField<string>('destinationGroupId');
  const fault: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  if (groups.length === 0 && !present && !input.value) return null;
  const isListed = groups.some(({ id }) => id === present?.id);
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
          ...(present && !isListed ? [{ value: present.id, label: present.name }] : []),
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
