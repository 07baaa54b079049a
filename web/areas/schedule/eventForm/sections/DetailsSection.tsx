import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { EVENT_DESCRIPTION_MAX, EVENT_NAME_MAX } from '../../../../../schema/rules/events.ts';
import { TextField } from '../../../../ui/fields.tsx';
import { TextAreaField } from '../../../../ui/TextAreaField.tsx';
import type { EventValues } from '../eventValues.ts';
import { PictureField } from '../fields/PictureField.tsx';
import { FollowName } from './FollowName.tsx';
import { Section } from './Section.tsx';

/** Name, description, and thumbnail (EVT-01, EVT-02, EVT-31). */
export function DetailsSection({ picture }: { picture: string | null }) {
  const { t } = useTranslation('eventForm');
  const { description } = useForm<EventValues>().getState().initialValues as EventValues;
  return (
    <Section name="details">
      <FollowName />
      <TextField name="name" label={t('fields.name')} isRequired limit={EVENT_NAME_MAX} autoFocus />
      <details className="event-more" open={description !== ''}>
        <summary>{t('more.description')}</summary>
        <TextAreaField
          name="description"
          label={t('fields.description')}
          help={t('help.description')}
          limit={EVENT_DESCRIPTION_MAX}
        />
      </details>
      <PictureField present={picture} />
    </Section>
  );
}
