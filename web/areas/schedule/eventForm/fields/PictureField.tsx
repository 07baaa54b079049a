import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { PictureChoice } from '../../../../ui/thumbnail/PictureChoice.tsx';
import { usePreview } from '../../../../ui/thumbnail/usePicture.ts';
import type { EventValues } from '../eventValues.ts';

/** The picture of an event: the one it has, another that is saved with the form, or none (EVT-31, LIB-04). */
export function PictureField({ present }: { present: string | null }) {
  const { t } = useTranslation('eventForm');
  const { input } = useField<EventValues['picture']>('picture', {
    allowNull: true,
    format: (value) => value,
  });
  const preview = usePreview(input.value instanceof Blob ? input.value : undefined);
  return (
    <PictureChoice
      label={t('fields.picture')}
      words={{
        preview: t('picture.preview'),
        choose: t('picture.choose'),
        browse: t('picture.browse'),
        remove: t('picture.remove'),
        rule: t('picture.rule'),
      }}
      shown={preview ?? (input.value === null ? null : present)}
      chosen={input.value ? input.value.name : undefined}
      onChoose={(file) => input.onChange(file)}
      onRemove={() => input.onChange(present === null ? undefined : null)}
    />
  );
}
