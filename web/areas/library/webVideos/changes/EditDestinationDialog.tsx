import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contentDestinationSchema,
  DESTINATION_DESCRIPTION_MAX,
  DESTINATION_TITLE_MAX,
} from '../../../../../schema/rules/contentDestinations.ts';
import { isSocial, YOUTUBE_TITLE_MAX } from '../../../../../schema/rules/socialPosts.ts';
import { useServiceValues } from '../../../../kernel/serviceValues.ts';
import { useSession } from '../../../../kernel/session.tsx';
import { useFormat } from '../../../../time/format.ts';
import { TextField } from '../../../../ui/fields.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { TextAreaField } from '../../../../ui/TextAreaField.tsx';
import { useToasts } from '../../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../../ui/useMutationForm.ts';
import { ButtonFields } from '../../../destinations/destinationForm/public/ButtonFields.tsx';
import { ThumbnailField } from '../../../destinations/destinationForm/public/ThumbnailField.tsx';
import { PlaceField } from '../PlaceField.tsx';
import type { WebVideo } from '../useWebVideo.ts';
import { isOnAir } from '../webVideoStates.ts';
import { useUpdateContentDestinationMutation } from './Changes.generated.ts';

interface Values {
  kind: WebVideo['kind'];
  title: string;
  description: string;
  hasButton: boolean;
  buttonText: string;
  buttonUrl: string;
  stopCue: number | string | null;
  /** Its picture at Facebook or YouTube: another one that was sent, and where the present one is seen. */
  thumbnailFileId: string;
  thumbnailUrl: string | null;
}

/** Changes what a destination is called and says, its button, its picture at a network and, of one that runs as if live, its end (S-180, WEB-01, WEB-02, DST-01 to DST-07). */
export function EditDestinationDialog({ video, onClose }: { video: WebVideo; onClose: () => void }) {
  const { t } = useTranslation('webVideos');
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [update] = useUpdateContentDestinationMutation();
  const format = useFormat();
  const values = useServiceValues();
  const { id, kind, title, description } = video;
  const { allows } = useSession();
  const mayPicture =
    allows({ permissions: ['MANAGE_SOCIAL_MEDIA'] }) && allows({ capabilities: ['socialMediaAccounts'] });
  const canEnd = video.playout === 'AS_LIVE' && isOnAir(video.state);
  const initialValues = useMemo<Values>(
    () => ({
      ...{ kind, title, description: description ?? '', hasButton: video.hasButton },
      ...{ buttonText: video.buttonText ?? '', buttonUrl: video.buttonUrl ?? '', stopCue: video.stopCue },
      ...{ thumbnailFileId: '', thumbnailUrl: video.thumbnailUrl },
    }),
    [video, kind, title, description],
  );
  return (
    <FormDialog<Values>
      title={t('edit.title', { name: title })}
      saveLabel={t('edit.save')}
      initialValues={initialValues}
      rules={contentDestinationSchema}
      onClose={onClose}
      onSubmit={(values) =>
        submit(
          () => {
            const { hasButton, buttonText, buttonUrl, stopCue, thumbnailFileId } = values;
            const isButton =
              hasButton !== initialValues.hasButton ||
              buttonText !== initialValues.buttonText ||
              buttonUrl !== initialValues.buttonUrl;
            const input = {
              ...{ id, title: values.title, description: values.description?.trim() || null },
              ...(isButton && {
                hasButton,
                buttonText: (hasButton && buttonText) || null,
                buttonUrl: (hasButton && buttonUrl) || null,
              }),
              ...(values.thumbnailUrl !== initialValues.thumbnailUrl && {
                thumbnailFileId: thumbnailFileId || null,
              }),
              ...(canEnd && stopCue !== initialValues.stopCue && { stopCue: Number(stopCue) }),
            };
            return update({ variables: { input } });
          },
          (data) => data.updateContentDestination,
          () => toasts.show({ intent: 'success', message: t('edit.done', { name: values.title }) }),
        )
      }
    >
      <TextField
        name="title"
        label={t('edit.name')}
        isRequired
        limit={kind === 'YOUTUBE' ? YOUTUBE_TITLE_MAX : DESTINATION_TITLE_MAX}
        autoFocus
      />
      <TextAreaField
        name="description"
        label={t('edit.description')}
        isRequired={isSocial(kind)}
        limit={DESTINATION_DESCRIPTION_MAX}
      />
      {mayPicture && video.socialAccountId && <ThumbnailField accountId={video.socialAccountId} />}
      {canEnd && <PlaceField name="stopCue" label={t('edit.stopCue')} />}
      {kind !== 'RTMP' && (
        <ButtonFields kind="EMBED" isKept={kind === 'FACEBOOK' && video.hasButton && isOnAir(video.state)} />
      )}
      {video.buttonChangesAt ? (
        <p role="status">
          {t('button.later', { time: format.time(video.buttonChangesAt, video.customer?.timezone) })}
        </p>
      ) : (
        values &&
        isOnAir(video.state) &&
        kind !== 'RTMP' && (
          <p className="muted">{t('button.delay', { count: Math.round(values.buttonDelayMs / 60_000) })}</p>
        )
      )}
    </FormDialog>
  );
}
