import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { useScreen, type ScreenName } from '../../../kernel/screen.ts';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { eventPath } from '../paths.ts';
import type { EventDetails } from './useEvent.ts';
import './event.css';

type Row = readonly [term: string, value: React.ReactNode];

/** What an event is, and what it uses, each with the way to it. */
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

/** What it is sent from (EVT-18). */
function useSourceRows(event: EventDetails): Row[] {
  const { t } = useTranslation('schedule');
  const { encoder, encoderChannel, encoderPreset, replayedWebChannel: web, mediaItem } = event;
  const webChannel = useThingPath('webChannel', web?.id);
  const preset = useThingPath('encoderPreset', encoderPreset?.id);
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
    [
      t('info.settings'),
      event.encoderSettingsType === 'AUTOMATIC' || !encoderPreset ? (
        t(`info.settingsOf.${event.encoderSettingsType}`)
      ) : (
        <MaybeLink to={preset} name={encoderPreset.name} />
      ),
    ],
    [t('info.scheduleName'), event.encoderScheduleName],
    [t('info.buffer'), minutes > 0 ? t('info.minutes', { count: minutes }) : t('info.noBuffer')],
  ];
}

/** The address of the page that shows a thing, for those who may open it. */
function useThingPath(screen: ScreenName, id: string | undefined): string | undefined {
  const page = useScreen(screen);
  return page && id ? generatePath(page.path, { uuid: id }) : undefined;
}

const MaybeLink = ({ to, name }: { to: string | undefined; name: string }) =>
  to ? <Link to={to}>{name}</Link> : name;
