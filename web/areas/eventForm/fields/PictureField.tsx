import { Button, FileInput } from '@blueprintjs/core';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { usePictureProblem, usePreview } from '../../media/public/usePicture.ts';
import type { EventValues } from '../eventValues.ts';

/** The picture of an event: the one it has, another that is saved with the form, or none (EVT-31, LIB-04). */
export function PictureField({ present }: { present: string | null }) {
  const { t } = useTranslation('eventForm');
  const problemOf = usePictureProblem();
  const [problem, setProblem] = useState<string>();
  const { input } = useField<EventValues['picture']>('picture', {
    allowNull: true,
    format: (value) => value,
  });
  const preview = usePreview(input.value instanceof Blob ? input.value : undefined);
  const shown = preview ?? (input.value === null ? null : present);
  const choose = async (file: File) => {
    const wrong = await problemOf(file);
    setProblem(wrong ?? undefined);
    if (wrong === null) input.onChange(file);
  };
  return (
    <div className="field">
      <span className="field__label">{t('fields.picture')}</span>
      {shown && <img className="event-picture__preview" src={shown} alt={t('picture.preview')} />}
      <div className="event-picture__ways">
        <FileInput
          text={input.value ? input.value.name : t('picture.choose')}
          buttonText={t('picture.browse')}
          inputProps={{ accept: 'image/jpeg,image/png', 'aria-label': t('picture.choose') }}
          onInputChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void choose(file);
            // The same file can be chosen once more.
            currentTarget.value = '';
          }}
        />
        {shown && (
          <Button
            variant="minimal"
            text={t('picture.remove')}
            onClick={() => {
              setProblem(undefined);
              input.onChange(present === null ? undefined : null);
            }}
          />
        )}
      </div>
      <span className="field__note">
        {problem ? (
          <span className="field__error" role="alert">
            {problem}
          </span>
        ) : (
          <span className="field__help">{t('picture.rule')}</span>
        )}
      </span>
    </div>
  );
}
