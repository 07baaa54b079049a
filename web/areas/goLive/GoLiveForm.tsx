import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { useFormat } from '../../time/format.ts';
import { FormBody } from '../../ui/FormBody.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useMutationForm } from '../../ui/useMutationForm.ts';
import { useGoLiveChoicesQuery, useGoLiveMutation } from './GoLive.generated.ts';
import { GoLiveFields } from './GoLiveFields.tsx';
import { SoonDialog, type SoonEvent } from './SoonDialog.tsx';
import {
  encodersOf,
  firstValues,
  inputOf,
  keepChoices,
  placedErrors,
  type Choices,
  type GoLiveValues,
} from './goLiveValues.ts';
import { rulesFor } from './goLiveRules.ts';

interface GoLiveFormProps {
  /** What there is to go back to; nothing where nothing is under way. */
  back?: { label: string; to: string };
  onStarted: (requestId: string) => void;
}

/** What goes live, with what, where to and for how long; it is there as it was the last time. */
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
  const [soon, setSoon] = useState<{ values: GoLiveValues; event: SoonEvent }>();
  const started = useRef('');
  const [initialValues] = useState(() =>
    firstValues(choices, customerId, t('usualTitle', { day: format.date(Date.now()) })),
  );
  const encoders = useMemo(() => encodersOf(choices), [choices]);
  const rules = useMemo(() => rulesFor({ choices, encoders, webPlanName }), [choices, encoders, webPlanName]);

  const send = async (values: GoLiveValues, isSoonKnown: boolean) => {
    keepChoices(customerId, values);
    const answer = await goLive({ variables: { input: { customerId, ...inputOf(values), isSoonKnown } } });
    const problem = answer.data?.goLive?.userErrors.find(({ reason }) => reason === 'GO_LIVE_EVENT_SOON');
    if (problem) setSoon({ values, event: problem.parameters });
    return answer;
  };
  const onSubmit = async (values: GoLiveValues, isSoonKnown = false) => {
    const errors = await submit(
      () => send(values, isSoonKnown),
      (data) => data.goLive,
      (payload) => {
        started.current = payload.goLive?.id ?? '';
      },
    );
    return placedErrors(errors, values);
  };

  return (
    <FormBody<GoLiveValues>
      initialValues={initialValues}
      rules={rules}
      onSubmit={(values) => onSubmit(values)}
      onSaved={() => onStarted(started.current)}
    >
      {({ form, failure, isSaving }) => (
        <>
          {form(
            <>
              <PageHeader title={t('title')} summary={t('summary')} {...(back && { back })} />
              <GoLiveFields
                choices={choices}
                encoders={encoders}
                failure={!soon && failure}
                isSaving={isSaving}
              />
            </>,
            'go-live-form',
          )}
          {soon && (
            <SoonDialog
              event={soon.event}
              onClose={() => setSoon(undefined)}
              onAnyway={async () => {
                const errors = await onSubmit(soon.values, true);
                if (errors) return textsOf(errors).join(' ');
                onStarted(started.current);
                return undefined;
              }}
            />
          )}
        </>
      )}
    </FormBody>
  );
}

/** What is said at fields, and at those within them. */
function textsOf(errors: object): string[] {
  return Object.values(errors).flatMap((one: unknown) =>
    typeof one === 'string' ? [one] : typeof one === 'object' && one !== null ? textsOf(one) : [],
  );
}
