import { useRef } from 'react';
import type { Timing } from '../../../../schema/rules/repeatRule.ts';
import { FormBody } from '../../../ui/FormBody.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useLater } from '../../../ui/useLater.ts';
import { UnsavedChangesGuard } from '../../../ui/UnsavedChangesGuard.tsx';
import { ChoicesProvider } from './choicesContext.ts';
import type { Sheet } from './getFormHeader.ts';
import type { EventChoices } from './eventChoices.ts';
import type { EventValues } from './eventValues.ts';
import type { ChosenVideo } from './fields/VideoField.tsx';
import type { Edited } from './map/checkInput.ts';
import { EventCheckProvider } from './map/useEventCheck.tsx';
import { ContentSection } from './sections/ContentSection.tsx';
import { DestinationsSection } from './sections/DestinationsSection.tsx';
import { DetailsSection } from './sections/DetailsSection.tsx';
import { EncoderSection } from './sections/EncoderSection.tsx';
import { RepeatSection } from './sections/RepeatSection.tsx';
import { Review } from './sections/Review.tsx';
import { ScheduleSection } from './sections/ScheduleSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { calendarFor, canTell, useCalendarFor } from './useCalendar.ts';
import { useEventRules } from './useEventRules.ts';
import { useRegionQuestion } from './useRegionQuestion.tsx';
import { ownSkips } from './useTimes.ts';
import './EventForm.css';

export interface EventFormProps {
  /** All of an event, or what its encoder does. */
  sheet?: Sheet;
  title: string;
  back: { label: string; to: string };
  /** Buttons of the page. */
  actions?: React.ReactNode;
  choices: EventChoices;
  initialValues: EventValues;
  /** Current timing of an edited event. An unchanged start can be in the past. */
  present: Timing | null;
  edited: Edited;
  media: ChosenVideo | undefined;
  /** The destination group that it goes to. */
  group?: { id: string; name: string } | null | undefined;
  /** Address of the picture that it has. */
  picture?: string | null;
  /** Above the sections: what others changed meanwhile, or what is still looked for. */
  news?: React.ReactNode;
  /** Reason why it cannot repeat. */
  onlyOnce?: string | undefined;
  onSubmit: (values: EventValues) => Promise<object | undefined>;
  onSaved: () => void;
}

const ANY_RULE = { type: 'WEEKLY' } as const;

/** An event as one page in seven sections, or the three of what its encoder does, with a running summary (S-045, S-047, S-049, EVT-17); what is typed survives a failed save (APP-23). */
export function EventForm(props: EventFormProps) {
  const { choices, sheet = 'event' } = props;
  const rules = useEventRules(props.present, sheet, choices);
  const { isDue } = useLater(true);
  useCalendarFor(isDue ? ANY_RULE : null);
  const hasSaved = useRef(false);
  // Times that clash are left out of a series when it is saved, as the button says.
  const leftOut = useRef<readonly string[]>([]);
  const region = useRegionQuestion(choices);

  const save = async (values: EventValues) => {
    // A rule that could not be judged until now.
    if (!canTell(values.repeat)) {
      await calendarFor(values.repeat);
      const errors = rules(values);
      if (Object.keys(errors).length > 0) return errors;
    }
    // Nothing is wrong with the form: it only is not saved yet.
    if (!(await region.mayGo(values))) return {};
    const left = [...new Set([...values.skippedAt, ...leftOut.current])];
    return props.onSubmit(
      values.repeat ? { ...values, skippedAt: ownSkips({ ...values, skippedAt: left }) } : values,
    );
  };
  const onSaved = () => {
    hasSaved.current = true;
    props.onSaved();
  };
  return (
    <ChoicesProvider value={choices}>
      <FormBody<EventValues>
        initialValues={props.initialValues}
        rules={rules}
        onSubmit={save}
        onSaved={onSaved}
      >
        {({ form, failure, isTyped, isSaving }) =>
          form(
            <EventCheckProvider edited={props.edited}>
              <UnsavedChangesGuard when={() => isTyped && !hasSaved.current} />
              <PageHeader title={props.title} back={props.back} actions={props.actions} />
              <div className="event-form">
                <div className="event-form__sections">
                  {failure}
                  {props.news}
                  {sheet === 'event' && <DetailsSection picture={props.picture ?? null} />}
                  {sheet === 'event' && <ContentSection choices={choices} media={props.media} />}
                  <EncoderSection choices={choices} sheet={sheet} />
                  <ScheduleSection />
                  <RepeatSection onlyOnce={props.onlyOnce} />
                  {sheet === 'event' && <DestinationsSection choices={choices} group={props.group ?? null} />}
                </div>
                <aside className="event-form__review">
                  <Review />
                </aside>
                <SaveBar
                  back={props.back.to}
                  isNew={props.edited.id === undefined}
                  isSaving={isSaving}
                  onLeftOut={(starts) => {
                    leftOut.current = starts;
                  }}
                />
              </div>
              {region.dialog}
            </EventCheckProvider>,
          )
        }
      </FormBody>
    </ChoicesProvider>
  );
}
