import { FileInput } from '@blueprintjs/core';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { usePictureProblem, usePreview } from '../../../ui/thumbnail/usePicture.ts';

interface OfflineImageFieldProps {
  hasImage: boolean;
  /** Address of the image that it has. */
  present: string | null;
}

/** The image of a channel: the one it has, or another that is uploaded with the form (WCH-05, LIB-04). */
export function OfflineImageField({ hasImage, present }: OfflineImageFieldProps) {
  const { t } = useTranslation('webChannels');
  const problemOf = usePictureProblem();
  const required = t('image.required');
  const [problem, setProblem] = useState<string>();
  const { input, meta } = useField<File | null>('offlineImage', {
    allowNull: true,
    validate: (file) => (file || hasImage ? undefined : required),
  });
  const preview = usePreview(input.value ?? undefined) ?? present;
  const missing: unknown = meta.submitFailed ? meta.error : undefined;
  const refused: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const fault = problem ?? (typeof refused === 'string' ? refused : missing);
  const choose = async (file: File) => {
    const wrong = await problemOf(file);
    setProblem(wrong ?? undefined);
    input.onChange(wrong === null ? file : null);
  };
  return (
    <div className="field">
      <span className="field__label">{t('fields.image')}</span>
      {preview && <img className="web-channel-image" src={preview} alt={t('image.preview')} />}
      <FileInput
        text={input.value ? input.value.name : t('image.choose')}
        buttonText={t('image.browse')}
        inputProps={{ accept: 'image/jpeg,image/png', 'aria-label': t('image.choose') }}
        onInputChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void choose(file);
        }}
      />
      <span className="field__note">
        {typeof fault === 'string' ? (
          <span className="field__error" role="alert">
            {fault}
          </span>
        ) : (
          <span className="field__help">{t('image.rule')}</span>
        )}
      </span>
    </div>
  );
}
