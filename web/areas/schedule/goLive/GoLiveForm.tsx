import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { useFormat } from '../../../time/format.ts';
import { FormBody } from '../../../ui/FormBody.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { useGoLiveChoicesQuery, useGoLiveMutation } from './GoLive.generated.ts';
import { GoLiveFields } from './GoLiveFields.tsx';
import { SoonDialog, type SoonEvent } from './SoonDialog.tsx';
import {
  listEncoderChoices,
  firstValues,
  toGoLiveInput,
  keepChoices,
  placedErrors,
  type Choices,
  type GoLiveValues,
} from './goLiveValues.ts';
import { rulesFor } from './goLiveRules.ts';

interface GoLiveFormProps {
  /** Link back to a current broadcast. Absent if there is none. */
  back?: { label: string; to: string };
  onStarted: (requestId: string) => void;
}

/** Form for going live, filled with the last settings. */
export function GoLiveForm(props: GoLiveFormProps) {
  const { viewer } = useSession();
  const { data, loading, error, refetch } = useGoLiveChoicesQuery({
    variables: { customerId: viewer.customer.id },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const choices = data?.customer;
  if (!choices && loading) return <SkeletonRows />;
  if (!choices) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <Form {...props} choices={choices} />;
}

function Form({ back, onStarted, choices }: GoLiveFormProps & { choices: Choices }) {
  const { t } = useTranslation('goLive');
  const { viewer } = useSession();
  const format = useFormat();
  const { id: customerId, webPlanName } = viewer.customer;
  const { submit } = useMutationForm();
  const [goLive] = useGoLiveMutation();
  const [soon, setSoon] = useState<SoonEvent>();
  // True if the person has been warned and goes live all the same.
  const isSoonKnown = useRef(false);
  const started = useRef('');
  const [initialValues] = useState(() =>
    firstValues(choices, customerId, t('usualTitle', { day: format.date(Date.now()) })),
  );
  const encoders = useMemo(() => listEncoderChoices(choices), [choices]);
  const rules = useMemo(() => rulesFor({ choices, encoders, webPlanName }), [choices, encoders, webPlanName]);

  const onSubmit = async (values: GoLiveValues) => {
    keepChoices(customerId, values);
    started.current = '';
    let warning: SoonEvent | undefined;
    const input = { customerId, ...toGoLiveInput(values), isSoonKnown: isSoonKnown.current };
    isSoonKnown.current = false;
    const errors = await submit(
      async () => {
        const answer = await goLive({ variables: { input } });
        warning = answer.data?.goLive?.userErrors.find(
          ({ reason }) => reason === 'GO_LIVE_EVENT_SOON',
        )?.parameters;
        return answer;
      },
      (data) => data.goLive,
      (payload) => {
        started.current = payload.goLive?.id ?? '';
      },
    );
    // A warning is a question, not an invalid field.
    setSoon(warning);
    return warning ? undefined : placedErrors(errors, values);
  };

  return (
    <FormBody<GoLiveValues>
      initialValues={initialValues}
      rules={rules}
      onSubmit={onSubmit}
      onSaved={() => started.current && onStarted(started.current)}
    >
      {({ form, failure, isSaving }) => (
        <>
          {form(
            <>
              <PageHeader title={t('title')} summary={t('summary')} {...(back && { back })} />
              <GoLiveFields choices={choices} encoders={encoders} failure={failure} isSaving={isSaving} />
            </>,
            'go-live-form',
          )}
          {soon && (
            <SoonWarning
              event={soon}
              onClose={() => setSoon(undefined)}
              onAnyway={() => {
                isSoonKnown.current = true;
              }}
            />
          )}
        </>
      )}
    </FormBody>
  );
}

interface SoonWarningProps {
  event: SoonEvent;
  onAnyway: () => void;
  onClose: () => void;
}

/** Submits the form again for a person who goes live all the same: what refuses that is shown at its field, not as a warning. */
function SoonWarning({ event, onAnyway, onClose }: SoonWarningProps) {
  const form = useForm<GoLiveValues>();
  return (
    <SoonDialog
      event={event}
      onClose={onClose}
      onAnyway={async () => {
        onAnyway();
        await form.submit();
      }}
    />
  );
}
