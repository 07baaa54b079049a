import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { encoderSchedulePath, eventPath } from '../../../kernel/paths/schedule.ts';
import type { EventDetails } from './useEvent.ts';
import { MaybeLink, useSettingsWords, useThingPath } from './useSettingsWords.tsx';
import './event.css';

type Row = readonly [term: string, value: React.ReactNode];

/** Details of an event with links to what it uses. */
export function EventInfo({ event }: { event: EventDetails }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { destinationGroup: group, series, takenFromAt, timezone } = event;
  return (
    <section className="card" aria-label={t('event.tabs.details')}>
      <DetailsList
        rows={[
          [
            t('info.description'),
            event.description && <span className="event-text">{event.description}</span>,
          ],
          ...(event.thumbnailUrl
            ? [
                [
                  t('info.picture'),
                  <img
                    key="picture"
                    className="event-info__picture"
                    src={event.thumbnailUrl}
                    alt={t('info.pictureOf', { name: event.name })}
                  />,
                ] as const,
              ]
            : []),
          [t('occurrence.kind'), t(`kinds.${event.type}`)],
          ...useSourceRows(event),
          ...(group
            ? [
                [
                  t('info.group'),
                  <ThingLink key="group" kind="DESTINATION_GROUP" id={group.id} name={group.name} />,
                ] as const,
              ]
            : []),
          [t('info.zone'), timezone.replaceAll('_', ' ')],
          [t('occurrence.length'), format.span(event.duration)],
          ...(series
            ? [
                [
                  t('info.series'),
                  <span key="series">
                    <Link to={eventPath(series.id)}>{series.name}</Link>
                    {takenFromAt &&
                      ` · ${t('info.takenFrom', { at: format.dateTime(takenFromAt, timezone) })}`}
                  </span>,
                ] as const,
              ]
            : []),
          [t('info.created'), format.dateTime(event.createdAt, event.customer?.timezone)],
        ]}
      />
    </section>
  );
}

/** Source of the event (EVT-18). */
function useSourceRows(event: EventDetails): Row[] {
  const { t } = useTranslation('schedule');
  const { encoder, encoderChannel, replayedWebChannel: web, mediaItem } = event;
  const webChannel = useThingPath('webChannel', web?.id);
  const settings = useSettingsWords(event);
  const { can } = useSession();
  if (event.type === 'REPUBLISH')
    return [[t('info.replayed'), web && <MaybeLink to={webChannel} name={web.name} />]];
  if (event.type === 'EXISTING_MEDIA' || event.type === 'SIMLIVE')
    return [
      [t('info.video'), mediaItem && <ThingLink kind="VIDEO" id={mediaItem.id} name={mediaItem.title} />],
    ];
  const minutes = event.preEventBufferMinutes;
  return [
    [t('columns.encoder'), encoder && <ThingLink kind="ENCODER" id={encoder.id} name={encoder.name} />],
    [
      t('columns.channel'),
      encoderChannel && (
        <ThingLink kind="ENCODER_CHANNEL" id={encoderChannel.id} name={encoderChannel.name} />
      ),
    ],
    [t('info.settings'), settings],
    [
      t('info.scheduleName'),
      can('MANAGE_SCHEDULE') ? (
        <Link to={encoderSchedulePath(event.id)}>{event.encoderScheduleName ?? event.name}</Link>
      ) : (
        event.encoderScheduleName
      ),
    ],
    [t('info.buffer'), minutes > 0 ? t('info.minutes', { count: minutes }) : t('info.noBuffer')],
  ];
}
