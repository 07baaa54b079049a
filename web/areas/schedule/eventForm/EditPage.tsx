import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useAddress } from '../../../kernel/useAddress.ts';
import { saidWords } from '../../../kernel/reasons.ts';
import { useNow } from '../../../time/useNow.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { eventPath, schedulePath } from '../../../kernel/paths/schedule.ts';
import { useEditedEventQuery } from './EditEvent.generated.ts';
import { EditEventForm, type EditEventFormProps, type EditedEvent } from './EditEventForm.tsx';
import { useEventChoices } from './eventChoices.ts';
import { usesEncoder } from './eventValues.ts';
import { getFormHeader, type Sheet } from './getFormHeader.ts';
import type { EventScopeName } from '../../../kernel/paths/eventForm.ts';
import { ScopeDialog } from './public/ScopeDialog.tsx';
import { scopeGuards } from './public/scopeGuards.ts';
import { useCalendarFor } from './useCalendar.ts';
import { useDayWords, useHourWords } from './useDayWords.ts';

/** The form of an event that is there, filled in: for one date of a series or for all of it (EVT-24). */
export function EditPage({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('eventForm');
  const { uuid = '' } = useParams();
  const [params] = useAddress();
  const [from] = useState(() => new Date().toISOString());
  // An edit begins from what is true now.
  const query = useEditedEventQuery({ variables: { id: uuid, from }, fetchPolicy: 'network-only' });
  const { thing: event, load } = useDetails(query, uuid, (data) => data.event);
  const { choices, load: choicesLoad } = useEventChoices();
  const canTell = useCalendarFor(event?.repeat);
  if (!event || !choices || !canTell)
    return (
      <LoadPage
        title={t('edit.loading')}
        load={!event ? load : choices ? CALENDAR_LOAD : choicesLoad}
        missing={t('edit.missing')}
        back={{ label: t('schedule'), to: schedulePath() }}
      />
    );
  if (sheet === 'encoder' && !usesEncoder(event.type)) return <NoEncoder event={event} />;
  const asked = params.get('scope');
  const time = event.occurrences?.find(({ id }) => id === params.get('occurrence'));
  if (event.repeat && asked !== 'all' && !(asked === 'this' && time))
    return <ScopeQuestion sheet={sheet} event={event} time={time ?? event.occurrences?.[0]} />;
  const scope = event.repeat && asked === 'this' ? 'this' : 'all';
  return (
    <FormOrQuestion
      key={`${uuid} ${scope} ${time?.id}`}
      sheet={sheet}
      event={event}
      choices={choices}
      scope={scope}
      time={scope === 'this' ? time : undefined}
    />
  );
}

/** The form; of a series, where its scope could not be saved when it was opened, why that is. What is open stays open. */
function FormOrQuestion(props: EditEventFormProps & Pick<ScopeQuestionProps, 'time'>) {
  const { sheet, event, scope, time } = props;
  const guards = useGuards(event, time);
  const [isRefused, setRefused] = useState(() => event.repeat !== null && guards[scope] !== undefined);
  return isRefused ? (
    <ScopeQuestion
      sheet={sheet}
      event={event}
      time={time ?? event.occurrences?.[0]}
      onChosen={() => setRefused(false)}
    />
  ) : (
    <EditEventForm {...props} />
  );
}

/** Parts of an event that cannot be changed now (EVT-23, EVT-25). */
function useGuards(event: EditedEvent, chosen: ScopeQuestionProps['time']) {
  const now = useNow(10_000);
  const { isPaused, encoder, occurrences } = event;
  return scopeGuards(
    { isPaused, encoderState: encoder?.status.state, chosen, times: occurrences ?? [] },
    new Date(now),
  );
}

/** The calendar rules are loading. */
const CALENDAR_LOAD = { loading: true, error: undefined, retry: () => undefined };

/** Notice that an event does not use an encoder. */
function NoEncoder({ event }: { event: EditedEvent }) {
  const { t } = useTranslation('eventForm');
  const back = { label: event.name, to: eventPath(event.id) };
  return (
    <>
      <PageHeader title={t('screens.editEncoderSchedule.title')} back={back} />
      <div className="card">
        <EmptyState drawing="nothing" sentence={t('encoderEdit.none')} action={back} />
      </div>
    </>
  );
}

interface ScopeQuestionProps {
  sheet: Sheet;
  event: EditedEvent;
  time: NonNullable<EditedEvent['occurrences']>[number] | undefined;
  onChosen?: () => void;
}

/** Asks for the scope of a series if the URL has none (S-169). */
function ScopeQuestion({ sheet, event, time, onChosen }: ScopeQuestionProps) {
  const { t } = useTranslation(['eventForm', 'problems']);
  const navigate = useNavigate();
  const [, change] = useAddress();
  const sayDay = useDayWords(event.timezone);
  const sayHours = useHourWords(event.timezone);
  const guards = useGuards(event, time);
  const words = (scope: EventScopeName) => guards[scope] && (saidWords(guards[scope]) ?? guards[scope]);
  const { title, back } = getFormHeader(sheet, event);
  return (
    <>
      <PageHeader title={t(title.key, { name: title.name })} back={back()} />
      <ScopeDialog
        name={event.name}
        occurrence={time && `${sayDay(time.startAt)}, ${sayHours(time.startAt, time.endAt)}`}
        blocked={{ this: words('this'), all: words('all') }}
        onChosen={(scope) => {
          change({ scope, occurrence: scope === 'this' ? (time?.id ?? '') : '' });
          onChosen?.();
        }}
        onClose={() => void navigate(back(time?.id).to)}
      />
    </>
  );
}
