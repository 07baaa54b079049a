import { useTranslation } from 'react-i18next';
import { getEventSource } from '../../../../schema/rules/eventTypes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { LoadPage } from '../../../ui/LoadState.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { encoderScheduleEditPath } from '../../../kernel/paths/eventForm.ts';
import { EditButton } from '../event/EditButton.tsx';
import { EventPageDocument } from '../event/EventPage.generated.ts';
import { EventState, EventSummary } from '../event/EventHeadline.tsx';
import { LateEventMenu } from '../event/LateEventMenu.tsx';
import { useEvent } from '../event/useEvent.ts';
import { eventPath, schedulePath } from '../../../kernel/paths/schedule.ts';
import { usePlans } from '../usePlans.ts';
import { EncoderCard } from './EncoderCard.tsx';
import { EncoderTimes } from './EncoderTimes.tsx';
import './encoderSchedule.css';

/** Encoder schedule of an event: times, duration, settings, and actions (S-048). */
export function EncoderSchedulePage() {
  const { t } = useTranslation('schedule');
  const { event, meant, load, variables } = useEvent();
  const { mayEdit } = usePlans();
  if (!event)
    return (
      <LoadPage load={load} missing={t('event.gone')} back={{ label: t('title'), to: schedulePath() }} />
    );
  const back = { label: event.name, to: eventPath(event.id, meant?.id) };
  const hasEncoder = getEventSource(event.type) === 'encoder';
  return (
    <>
      <PageHeader
        title={hasEncoder ? (event.encoderScheduleName ?? event.name) : t('screens.encoderSchedule.title')}
        back={back}
        tag={<EventState event={event} />}
        summary={<EventSummary event={event} />}
        actions={
          hasEncoder && (
            <>
              <OpenQueryButton source={{ document: EventPageDocument, variables }} variant="minimal" />
              <LateEventMenu event={event} />
              {mayEdit && <EditButton event={event} meant={meant} path={encoderScheduleEditPath} />}
            </>
          )
        }
      />
      {load.error !== undefined && load.error !== null && (
        <LoadFailure error={load.error} onRetry={load.retry} layout="bar" />
      )}
      {hasEncoder ? (
        <div className="encoder-schedule">
          <EncoderCard event={event} meant={meant} onGap={load.retry} />
          <EncoderTimes event={event} />
        </div>
      ) : (
        <div className="card">
          <EmptyState drawing="nothing" sentence={t('encoder.none')} action={back} />
        </div>
      )}
    </>
  );
}
