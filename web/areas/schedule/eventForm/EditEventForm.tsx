import { useApolloClient } from '@apollo/client/react';
import { FORM_ERROR } from 'final-form';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { localAt } from '../../../../schema/rules/wallTime.ts';
import { refetchActive } from '../../../ui/refetchActive.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import type { EditedEventQuery } from './EditEvent.generated.ts';
import { EventForm } from './EventForm.tsx';
import type { EventChoices } from './eventChoices.ts';
import { toTiming, toEventValues, type EventValues } from './eventValues.ts';
import { getFormHeader, type Sheet } from './getFormHeader.ts';
import { useSaveEvent } from './useSaveEvent.ts';
import { useSavePicture } from './useSavePicture.ts';

export type EditedEvent = NonNullable<EditedEventQuery['event']>;

export interface EditEventFormProps {
  sheet: Sheet;
  event: EditedEvent;
  choices: EventChoices;
  scope: 'this' | 'all';
  /** The date that is edited by itself. */
  time: { id: string; startAt: string } | undefined;
}

/** An event that is there already. Somebody else's change meanwhile is named, and never overwritten unseen. */
export function EditEventForm({ sheet, event, choices, scope, time }: EditEventFormProps) {
  const { t } = useTranslation('eventForm');
  const navigate = useNavigate();
  const toasts = useToasts();
  const apollo = useApolloClient();
  // The form keeps its initial event, whatever changes while it is edited.
  const [began] = useState(event);
  const [initialValues] = useState(() => beginningOf(event, time));
  const { save, changedByOthers } = useSaveEvent(began, initialValues, { scope, time });
  const savedId = useRef(began.id);
  const savePicture = useSavePicture();
  const edited = useMemo(
    () => ({
      id: began.id,
      scope: scope === 'this' ? ('THIS' as const) : ('ALL' as const),
      ...(time && { occurrenceId: time.id }),
    }),
    [began.id, scope, time],
  );
  const head = getFormHeader(sheet, began);
  return (
    <EventForm
      sheet={sheet}
      title={t(head.title.key, { name: head.title.name })}
      back={head.back(time?.id)}
      choices={choices}
      initialValues={initialValues}
      present={toTiming(initialValues)}
      edited={edited}
      media={began.mediaItem ?? undefined}
      group={began.destinationGroup}
      picture={began.thumbnailUrl}
      onlyOnce={time && t('edit.onlyThis')}
      news={
        changedByOthers.length > 0 && (
          <div className="event-form__news" role="status">
            {t('edit.changedByOthers', {
              fields: changedByOthers.map((field) => t(`changed.${field}`)).join(', '),
            })}
          </div>
        )
      }
      onSubmit={async (values) => {
        const { errors, event: saved, wasFirst } = await save(values);
        if (saved) savedId.current = saved.id;
        if (!errors && !wasFirst) await savePicture(savedId.current, values.picture);
        return wasFirst ? { [FORM_ERROR]: t('edit.conflict') } : errors;
      }}
      onSaved={() => {
        toasts.show({ intent: 'success', message: t(head.saved, { name: head.title.name }) });
        void refetchActive(apollo);
        void navigate(head.after(savedId.current), { replace: true });
      }}
    />
  );
}

/** One date of a series begins as the series, at its own time and without its rule. */
function beginningOf(event: EditedEvent, time: EditEventFormProps['time']): EventValues {
  const values = toEventValues(event);
  const taken = (event.takenOut ?? []).flatMap(({ takenFromAt }) => takenFromAt ?? []);
  if (!time) return { ...values, takenOutAt: taken.map((at) => new Date(at).toISOString()) };
  return {
    ...values,
    startLocal: localAt(new Date(time.startAt), event.timezone),
    repeat: null,
    skippedAt: [],
  };
}
