import { FORM_ERROR } from 'final-form';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PUBLISH_STATES, TITLE_MAX } from '../../../../schema/rules/media.ts';
import { mediaFormSchema, type PublishStateName } from '../../../../schema/rules/mediaEdits.ts';
import type { PublishState } from '../../../schema.generated.ts';
import { SelectField } from '../../../ui/choiceFields.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { momentOf } from '../../../time/days.ts';
import { formErrors } from '../../../ui/useMutationForm.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { isStale, useMutationRun } from '../../../ui/useMutationRun.ts';
import { AirTimeFields } from './AirTimeFields.tsx';
import { airFieldsOf } from './airTime.ts';
import { useUpdateMediaMutation, type EditedMedia_MediaFragment } from '../public/MediaEdits.generated.ts';
import { TagsField } from '../public/TagsField.tsx';
import { TheirChanges } from './TheirChanges.tsx';
import './edits.css';

interface MediaValues {
  title: string;
  description: string;
  tags: string[];
  airDate: string;
  airTime: string;
  publishState: PublishStateName;
}

interface EditMediaDialogProps {
  media: EditedMedia_MediaFragment;
  timeZone: string;
  onClose: () => void;
}

/** Edits details of a video (S-187). Who saves second is shown what the first has changed, and loses nothing. */
export function EditMediaDialog({ media, timeZone, onClose }: EditMediaDialogProps) {
  const { t } = useTranslation('media');
  const toasts = useToasts();
  const run = useMutationRun();
  const [update] = useUpdateMediaMutation();
  // What the form began with stays, whatever others save meanwhile.
  const [opened] = useState(media);
  const [theirs, setTheirs] = useState<EditedMedia_MediaFragment>();
  const initialValues = useMemo<MediaValues>(() => valuesOf(opened, timeZone), [opened, timeZone]);

  const save = async (values: MediaValues) => {
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
          airedAt: momentOf(values.airDate, values.airTime || '00:00', timeZone).toISOString(),
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

function valuesOf(media: EditedMedia_MediaFragment, timeZone: string): MediaValues {
  return {
    title: media.title,
    description: media.description ?? '',
    tags: [...media.tags],
    ...airFieldsOf(media.airedAt, timeZone),
    publishState: media.publishState.toLowerCase() as PublishStateName,
  };
}
