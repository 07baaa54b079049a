import { FileInput } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureProblem, usePreview } from '../../../ui/thumbnail/usePicture.ts';
import type { UploadEntry } from './uploadEntry.ts';
import { uploadStore } from './uploadStore.ts';

/** The picture that stands for the video, chosen while it is on its way (UPL-20: LIB-04). */
export function UploadThumbnail({ upload }: { upload: UploadEntry }) {
  const { t } = useTranslation('media');
  const problemOf = usePictureProblem();
  const [problem, setProblem] = useState<string | null>(null);
  const [name, setName] = useState<string>();
  const preview = usePreview(upload.picture ?? undefined);
  const choose = async (file: File) => {
    const found = await problemOf(file);
    setProblem(found);
    if (found !== null) return;
    setName(file.name);
    uploadStore.setPicture(upload.id, file);
  };
  return (
    <div className="upload-thumbnail">
      <h3>{t('thumbnail.label')}</h3>
      {preview ? (
        <img src={preview} alt={t('thumbnail.preview')} />
      ) : (
        <span className="upload-thumbnail__none muted">{t('thumbnail.own')}</span>
      )}
      <FileInput
        fill
        hasSelection={name !== undefined}
        text={name ?? t('thumbnail.choose')}
        buttonText={t('thumbnail.browse')}
        inputProps={{
          accept: 'image/jpeg,image/png',
          'aria-label': t('thumbnail.chooseFor', { title: upload.fileName }),
        }}
        onInputChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void choose(file);
        }}
      />
      {problem ? (
        <p className="field__error" role="alert">
          {problem}
        </p>
      ) : (
        <p className="muted">{t('thumbnail.rule')}</p>
      )}
    </div>
  );
}
