import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { saidWords } from '../../../../kernel/reasons.ts';
import { viewerZone } from '../../../../time/formatters.ts';
import { SelectField } from '../../../../ui/choiceFields.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import { DayTimeFields } from '../../../../ui/DayTimeFields.tsx';
import { useToasts } from '../../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../../ui/useMutationForm.ts';
import type { PublishState } from '../../../../schema.generated.ts';
import { usePublishContentDestinationMutation } from '../changes/Changes.generated.ts';
import {
  toPublishInput,
  validatePublishValues,
  toPublishValues,
  type PublishValues,
} from '../changes/publishing.ts';

interface PublishDialogProps {
  destination: { id: string; title: string; publishState: PublishState; publishAt: string | null };
  /** The zone of the organization; the reader's own where that is not known. */
  timezone: string | undefined;
  onClose: () => void;
}

/** Shows a broadcast to viewers, plans that, or hides it, also once more where its network refused (STM-10, DST-23, DST-26). */
export function PublishDialog({ destination, timezone, onClose }: PublishDialogProps) {
  const { t } = useTranslation('webVideos');
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [publish] = usePublishContentDestinationMutation();
  const { id, title, publishState, publishAt } = destination;
  const zone = timezone ?? viewerZone();
  return (
    <FormDialog<PublishValues>
      title={t('publish.title', { name: title })}
      saveLabel={t('edit.save')}
      initialValues={toPublishValues(publishState, publishAt, zone)}
      rules={(values) => {
        const problems = Object.entries(validatePublishValues(values, publishState, zone, new Date()));
        return Object.fromEntries(problems.map(([field, said]) => [field, saidWords(said) ?? said]));
      }}
      onClose={onClose}
      onSubmit={(values) =>
        submit(
          () => publish({ variables: { input: toPublishInput(id, values, zone) } }),
          (data) => data.publishContentDestination,
          () => {
            const message = t(`publish.done.${values.publishState}`, { name: title });
            toasts.show({ intent: 'success', message });
          },
          { publishAt: 'day' },
        )
      }
    >
      <SelectField
        name="publishState"
        label={t('publish.state')}
        options={(['PUBLISHED', 'SCHEDULED_PUBLISHED', 'UNPUBLISHED'] as const).map((value) => ({
          value,
          label: t(`publish.states.${value}`),
        }))}
      />
      <PlannedFields zone={zone} />
    </FormDialog>
  );
}

/** Day and time, where it is planned; their zone is named. */
function PlannedFields({ zone }: { zone: string }) {
  const { t } = useTranslation('webVideos');
  const { values } = useFormState<PublishValues>({ subscription: { values: true } });
  if (values.publishState !== 'SCHEDULED_PUBLISHED') return null;
  return (
    <DayTimeFields
      day={{ name: 'day', label: t('publish.day') }}
      time={{ name: 'time', label: t('publish.time') }}
      zone={zone}
      isRequired
    />
  );
}
