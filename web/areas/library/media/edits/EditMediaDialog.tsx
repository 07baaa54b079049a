import { FORM_ERROR } from 'final-form';
import { useMemo, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { PUBLISH_STATES, TITLE_MAX } from '../../../../../schema/rules/media.ts';
import { mediaFormSchema, type PublishStateName } from '../../../../../schema/rules/mediaEdits.ts';
import type { PlayerHandle } from '../../../../player/playhead.ts';
import type { PublishState } from '../../../../schema.generated.ts';
import { SelectField } from '../../../../ui/choiceFields.tsx';
import { TextField } from '../../../../ui/fields.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { TextAreaField } from '../../../../ui/TextAreaField.tsx';
import { toZonedInstant } from '../../../../time/days.ts';
import { formErrors } from '../../../../ui/useMutationForm.ts';
import { useToasts } from '../../../../ui/Toasts.tsx';
import { isStale, useMutationRun } from '../../../../ui/useMutationRun.ts';
import { AirTimeFields } from './AirTimeFields.tsx';
import { toAirFields } from './airTime.ts';
import { useUpdateMediaMutation, type EditedMedia_MediaFragment } from '../public/MediaEdits.generated.ts';
import { TagsField } from '../public/TagsField.tsx';
import type { ChosenPicture } from './chosenPicture.ts';
import { ThumbnailChoice, type ThumbnailChoiceProps } from './ThumbnailChoice.tsx';
import { useSaveThumbnail } from './useSaveThumbnail.ts';
import { TheirChanges } from './TheirChanges.tsx';
import './edits.css';

interface MediaValues {
  title: string;
  description: string;
  tags: string[];
  airDate: string;
  airTime: string;
  publishState: PublishStateName;
  /** One that is to take the place of the present one. */
  thumbnail?: ChosenPicture | undefined;
}

interface EditMediaDialogProps {
  media: EditedMedia_MediaFragment & { length: number | null };
  timeZone: string;
  /** The player on the page, for a still of what it shows. */
  player: () => PlayerHandle | null;
  onClose: () => void;
}

/** Edits details of a video, its thumbnail among them (S-187). Who saves second is shown what the first has changed, and loses nothing. */
export function EditMediaDialog({ media, timeZone, player, onClose }: EditMediaDialogProps) {
  const { t } = useTranslation('media');
  const toasts = useToasts();
  const run = useMutationRun();
  const [update] = useUpdateMediaMutation();
  const saveThumbnail = useSaveThumbnail();
  // A picture that was taken over is not sent again with a second try at the rest.
  const sentPicture = useRef<ChosenPicture>(undefined);
  // The form keeps its initial values when other users save.
  const [opened] = useState(media);
  const [theirs, setTheirs] = useState<EditedMedia_MediaFragment>();
  const initialValues = useMemo<MediaValues>(() => valuesOf(opened, timeZone), [opened, timeZone]);

  const save = async (values: MediaValues) => {
    const picture = values.thumbnail;
    if (picture && picture !== sentPicture.current) {
      const refusal = await saveThumbnail(opened.id, picture);
      if (refusal !== null) return { thumbnail: refusal };
      sentPicture.current = picture;
    }
    const isMoved = values.airDate !== initialValues.airDate || values.airTime !== initialValues.airTime;
    const input = {
      id: opened.id,
      revision: (theirs ?? opened).revision,
      title: values.title,
      description: values.description ?? '',
      tags: values.tags ?? [],
      publishState: values.publishState.toUpperCase() as PublishState,
      ...(isMoved &&
        values.airDate && {
          airedAt: toZonedInstant(values.airDate, values.airTime || '00:00', timeZone).toISOString(),
        }),
    };
    const outcome = await run(
      () => update({ variables: { input } }),
      (data) => data.updateMedia,
    );
    if (outcome.ok) {
      toasts.show({ intent: 'success', message: t('edit.saved', { title: values.title }) });
      return undefined;
    }
    if (isStale(outcome.payload)) {
      if (outcome.payload?.mediaItem) setTheirs(outcome.payload.mediaItem);
      return { [FORM_ERROR]: t('edit.changedMeanwhile') };
    }
    return formErrors(outcome);
  };

  return (
    <FormDialog<MediaValues>
      title={t('edit.title', { title: opened.title })}
      initialValues={initialValues}
      rules={mediaFormSchema}
      saveLabel={t(theirs ? 'edit.saveMine' : 'edit.save')}
      onSubmit={save}
      onClose={onClose}
    >
      {theirs && <TheirChanges before={opened} theirs={theirs} timeZone={timeZone} />}
      <TextField name="title" label={t('columns.title')} isRequired limit={TITLE_MAX} autoFocus />
      <TextAreaField name="description" label={t('media.description')} help={t('edit.descriptionHelp')} />
      <TagsField name="tags" label={t('media.tags')} />
      <AirTimeFields timeZone={timeZone} />
      <ThumbnailField present={media.thumbnailUrl} lengthMs={media.length} player={player} />
      <SelectField
        name="publishState"
        label={t('media.publish')}
        help={t('edit.publishHelp')}
        options={PUBLISH_STATES.map((state) => ({
          value: state,
          label: t(`edit.publish.${state}`),
          // STM-10 has no arrow from published to planned.
          isDisabled: state === 'scheduled_published' && opened.publishState === 'PUBLISHED',
        }))}
      />
    </FormDialog>
  );
}

/** The thumbnail as a field of the form; what saving it came to stands below it. */
function ThumbnailField(props: Pick<ThumbnailChoiceProps, 'present' | 'lengthMs' | 'player'>) {
  const { t } = useTranslation('media');
  const { input, meta } = useField<ChosenPicture | undefined>('thumbnail');
  return (
    <fieldset className="field thumbnail-field">
      <legend className="field__label">{t('thumbnail.label')}</legend>
      <ThumbnailChoice
        {...props}
        picture={input.value || undefined}
        onChoose={input.onChange}
        problem={meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined)}
      />
    </fieldset>
  );
}

function valuesOf(media: EditedMedia_MediaFragment, timeZone: string): MediaValues {
  return {
    title: media.title,
    description: media.description ?? '',
    tags: [...media.tags],
    ...toAirFields(media.airedAt, timeZone),
    publishState: media.publishState.toLowerCase() as PublishStateName,
  };
}
