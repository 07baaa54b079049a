import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../../../kernel/useAddress.ts';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { refetchActive } from '../../../ui/refetchActive.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { eventPath, schedulePath } from '../../../kernel/paths/schedule.ts';
import { EventForm } from './EventForm.tsx';
import {
  useCreateEventMutation,
  useEventFormEventQuery,
  useEventFormMediaQuery,
} from './EventForm.generated.ts';
import { useEventChoices, type EventChoices } from './eventChoices.ts';
import { isTemplate, newEventValues } from './eventDefaults.ts';
import { toEventInput, type EventValues } from './eventValues.ts';
import type { ChosenVideo } from './fields/VideoField.tsx';
import { SuggestedStartNotice } from './SuggestedStartNotice.tsx';
import { eventCreatePath, type NewEvent } from '../../../kernel/paths/eventForm.ts';
import { useCalendarFor } from './useCalendar.ts';
import { useFreeBeginning } from './useFreeBeginning.ts';
import { useSavePicture } from './useSavePicture.ts';

/** Creates an event (S-045) from a copy or the defaults of the last planned event, with what the address sets. */
export function CreateEventPage() {
  const [params] = useAddress();
  const begins = useMemo(() => Object.fromEntries(params) as NewEvent, [params]);
  const { choices, load } = useEventChoices();
  const copied = useEventFormEventQuery({
    variables: { id: begins.from ?? '' },
    skip: !begins.from,
    errorPolicy: 'all',
  });
  const media = useEventFormMediaQuery({
    variables: { id: begins.media ?? '' },
    skip: !begins.media,
    errorPolicy: 'all',
  });
  const event = copied.data?.event;
  const template = event && isTemplate(event) ? event : undefined;
  const canTell = useCalendarFor(template?.repeat);
  if (!choices || copied.loading || media.loading || !canTell)
    return <Loading load={choices ? LOADING : load} />;
  return (
    <FreeEventForm
      key={params.toString()}
      begins={begins}
      choices={choices}
      copied={template}
      media={media.data?.mediaItem ?? undefined}
    />
  );
}

function Loading({ load }: Pick<React.ComponentProps<typeof LoadPage>, 'load'>) {
  const { t } = useTranslation('eventForm');
  return (
    <LoadPage title={t('create.title')} load={load} back={{ label: t('schedule'), to: schedulePath() }} />
  );
}

interface NewEventFormProps {
  begins: NewEvent;
  choices: EventChoices;
  copied: Parameters<typeof newEventValues>[0]['copied'];
  media: ChosenVideo | undefined;
}

/** The form once a time is found for it that nothing else has, or that is not waited for any longer. */
function FreeEventForm(props: NewEventFormProps) {
  const { viewer } = useSession();
  const { begins, choices, copied } = props;
  const beginning = useFreeBeginning({
    values: () => newEventValues({ ...props, zone: viewer.customer.timezone, now: new Date() }),
    given: {
      start: Boolean(begins.at),
      encoder: choices.encoders.some(({ id }) => id === begins.encoder),
    },
    isCopy: copied !== undefined,
    choices,
  });
  if (!beginning.opens) return <Loading load={LOADING} />;
  return (
    <NewEventForm
      {...props}
      initialValues={beginning.opens}
      news={<SuggestedStartNotice opens={beginning.opens} found={beginning.found} />}
    />
  );
}

interface BegunEventFormProps extends NewEventFormProps {
  initialValues: EventValues;
  news: React.ReactNode;
}

function NewEventForm(props: BegunEventFormProps) {
  const { begins, choices, copied, media, initialValues, news } = props;
  const { t } = useTranslation('eventForm');
  const { viewer } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const apollo = useApolloClient();
  const { submit } = useMutationForm();
  const [create] = useCreateEventMutation();
  const savePicture = useSavePicture();
  const saved = useRef<{ id: string; name: string }>(undefined);
  const { last } = choices;
  return (
    <EventForm
      title={t('create.title')}
      back={{ label: t('schedule'), to: schedulePath() }}
      actions={
        last &&
        last.id !== begins.from && (
          <LinkButton text={t('create.again', { name: last.name })} to={eventCreatePath({ from: last.id })} />
        )
      }
      choices={choices}
      initialValues={initialValues}
      present={null}
      edited={NOTHING}
      news={news}
      media={media ?? copied?.mediaItem ?? undefined}
      group={copied?.destinationGroup}
      onSubmit={async (values) => {
        const errors = await submit(
          () => create({ variables: { input: { customerId: viewer.customer.id, ...toEventInput(values) } } }),
          (data) => data.createEvent,
          ({ event }) => {
            saved.current = event ?? undefined;
          },
        );
        if (!errors && saved.current) await savePicture(saved.current.id, values.picture);
        return errors;
      }}
      onSaved={() => {
        const { id, name } = saved.current ?? {};
        toasts.show({ intent: 'success', message: t('create.saved', { name }) });
        void refetchActive(apollo);
        void navigate(id ? eventPath(id) : schedulePath());
      }}
    />
  );
}

const NOTHING = {};
const LOADING = { loading: true, error: undefined, retry: () => undefined };
