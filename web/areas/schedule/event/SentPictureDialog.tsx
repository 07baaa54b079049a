import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { ThumbnailField } from '../../destinations/destinationForm/public/ThumbnailField.tsx';
import {
  useChangeSentPictureMutation,
  type Event_ContentDestinationFragment,
} from './EventPage.generated.ts';

interface Values {
  thumbnailFileId: string;
  thumbnailUrl: string | null;
}

interface SentPictureDialogProps {
  destination: Pick<Event_ContentDestinationFragment, 'id' | 'thumbnailUrl'>;
  accountId: string;
  name: string;
  onClose: () => void;
}

/** Gives what is at Facebook or YouTube already another picture there (C-128). */
export function SentPictureDialog({ destination, accountId, name, onClose }: SentPictureDialogProps) {
  const { t } = useTranslation('schedule');
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [change] = useChangeSentPictureMutation();
  const { id, thumbnailUrl } = destination;
  const initialValues = useMemo<Values>(() => ({ thumbnailFileId: '', thumbnailUrl }), [thumbnailUrl]);
  return (
    <FormDialog<Values>
      title={t('places.pictureTitle', { name })}
      saveLabel={t('places.pictureSave')}
      initialValues={initialValues}
      rules={() => ({})}
      onClose={onClose}
      onSubmit={({ thumbnailFileId }) =>
        submit(
          () => change({ variables: { input: { id, thumbnailFileId: thumbnailFileId || null } } }),
          (data) => data.updateContentDestination,
          () => toasts.show({ intent: 'success', message: t('places.pictureDone', { name }) }),
        )
      }
    >
      <ThumbnailField accountId={accountId} />
      <p className="muted">{t('places.pictureHelp')}</p>
    </FormDialog>
  );
}
