import { useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { refusalText, useMutationRun } from '../../../../ui/useMutationRun.ts';
import { toBase64 } from '../../../../ui/thumbnail/picture.ts';
import { PictureChoice } from '../../../../ui/thumbnail/PictureChoice.tsx';
import { useUploadSocialFileMutation } from '../Choices.generated.ts';

/** The picture of a destination at Facebook or YouTube: it is sent when it is chosen, and used once its form is saved (C-184). */
export function ThumbnailField({ accountId }: { accountId: string }) {
  const { t } = useTranslation('destinationForm');
  const run = useMutationRun();
  const [upload] = useUploadSocialFileMutation();
  const [isBusy, setBusy] = useState(false);
  const { input: file } = useField<string>('thumbnailFileId', {
    // None stays an empty text.
    parse: (value: string) => value,
  });
  const { input: url } = useField<string | null>('thumbnailUrl', { allowNull: true });
  const keep = (fileId: string, address: string | null) => {
    file.onChange(fileId);
    url.onChange(address);
  };
  const send = async (picture: File) => {
    setBusy(true);
    const input = { socialAccountId: accountId, file: await toBase64(picture) };
    const outcome = await run(
      () => upload({ variables: { input }, context: { withFile: true } }),
      (data) => data.uploadSocialFile,
    );
    setBusy(false);
    if (!outcome.ok) return refusalText(outcome);
    keep(outcome.payload.fileId ?? '', outcome.payload.url ?? null);
    return undefined;
  };
  return (
    <PictureChoice
      label={t('fields.thumbnail')}
      words={{
        preview: t('thumbnail.preview'),
        choose: t('thumbnail.choose'),
        browse: t('thumbnail.browse'),
        remove: t('thumbnail.remove'),
        rule: t('thumbnail.rule'),
      }}
      shown={url.value}
      isBusy={isBusy}
      onChoose={send}
      onRemove={() => keep('', null)}
    />
  );
}
