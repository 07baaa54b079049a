import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateMarathonSchema } from '../../../schema/rules/encoders.ts';
import { useClock } from '../../time/clock.ts';
import { useFormat } from '../../time/format.ts';
import { sayTime } from '../../time/timeOfDay.ts';
import { useSession } from '../../kernel/session.tsx';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { Field } from '../../ui/Field.tsx';
import { SwitchField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { TimeInput } from '../../ui/TimeInput.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import {
  EncoderMarathonDocument,
  useEncoderMarathonQuery,
  useUpdateMarathonMutation,
  type DailyRestart_MarathonFragment,
} from './DailyRestart.generated.ts';

interface DailyRestartProps {
  encoder: { id: string; name: string };
}

/** The marathon automation of an encoder: whether it restarts every day, when next, and how it went (C-094, C-095). */
export function DailyRestart({ encoder }: DailyRestartProps) {
  const { t, i18n } = useTranslation('encoders');
  const { clock } = useClock();
  const format = useFormat();
  const { can } = useSession();
  const [isEditing, setEditing] = useState(false);
  const { data, loading, error, refetch } = useEncoderMarathonQuery({ variables: { id: encoder.id } });
  const marathon = data?.encoder?.marathon;
  return (
    <section className="card" aria-labelledby="daily-restart">
      <header className="encoder-card__head">
        <h2 id="daily-restart">{t('restart.title')}</h2>
        {marathon && can('MANAGE_ENCODER_AND_WEB_SETTINGS') && (
          <Button icon={<Edit />} text={t('restart.change')} onClick={() => setEditing(true)} />
        )}
      </header>
      {marathon ? (
        <DetailsList
          rows={[
            [
              t('restart.daily'),
              marathon.isEnabled
                ? t('restart.at', { time: sayTime(marathon.schedule, i18n.language, clock) })
                : t('restart.off'),
            ],
            [t('restart.next'), marathon.nextRunAt && format.dateTime(marathon.nextRunAt)],
            [t('restart.last'), marathon.isEnabled && t(`restart.states.${marathon.state}`)],
          ]}
        />
      ) : loading ? (
        <SkeletonRows count={2} />
      ) : (
        <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />
      )}
      {isEditing && marathon && (
        <DailyRestartDialog encoder={encoder} marathon={marathon} onClose={() => setEditing(false)} />
      )}
    </section>
  );
}

interface DailyRestartDialogProps extends DailyRestartProps {
  marathon: DailyRestart_MarathonFragment;
  onClose: () => void;
}

function DailyRestartDialog({ encoder: { id, name }, marathon, onClose }: DailyRestartDialogProps) {
  const { t } = useTranslation('encoders');
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const [mutate] = useUpdateMarathonMutation();
  const [initialValues] = useState(() => ({ enabled: marathon.isEnabled, schedule: marathon.schedule }));
  const save = ({ enabled, schedule }: typeof initialValues) =>
    submit(
      () =>
        mutate({
          variables: { input: { id, enabled, schedule } },
          update(cache, { data }) {
            const saved = data?.updateMarathon?.marathon;
            if (!saved) return;
            cache.writeQuery({
              query: EncoderMarathonDocument,
              variables: { id },
              data: { __typename: 'Query', encoder: { __typename: 'Encoder', id, marathon: saved } },
            });
          },
        }),
      ({ updateMarathon }) => updateMarathon,
      () => toasts.show({ intent: 'success', message: t('restart.saved', { name }) }),
    );
  return (
    <FormDialog
      title={t('restart.dialog', { name })}
      initialValues={initialValues}
      rules={updateMarathonSchema}
      saveLabel={t('edit.save')}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="muted">{t('restart.what')}</p>
      <SwitchField name="enabled" label={t('restart.enabled')} />
      <Field<string> name="schedule" label={t('restart.time')} help={t('restart.timeHelp')} isRequired>
        {(control) => <TimeInput {...control} />}
      </Field>
    </FormDialog>
  );
}
