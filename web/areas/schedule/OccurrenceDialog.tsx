import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../kernel/session.tsx';
import { useFormat } from '../../time/format.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ThingLink } from '../../ui/ThingLink.tsx';
import { ZonedTime } from '../../ui/ZonedTime.tsx';
import { channelPath } from '../../kernel/paths/encoderSettings.ts';
import { useEventToChange } from './changes/useEventToChange.ts';
import { LateEventMenu } from './event/LateEventMenu.tsx';
import { TimeActions } from './event/TimeActions.tsx';
import { StateCell } from './ScheduleCells.tsx';
import { isToChange, type ScheduleRow } from './scheduleRows.ts';
import { useKindWords } from './useKindWords.ts';
import { useOpenOccurrence } from './useOpenOccurrence.ts';

const LiveFindings = lazy(async () => ({
  default: (await import('../destinations/liveCheck/public/LiveFindings.tsx')).LiveFindings,
}));

const MOST_OTHERS = 6;

interface OccurrenceDialogProps {
  /** Everything in the window on show. */
  items: readonly ScheduleRow[];
  /** The others that want the same encoder, by the id of an occurrence. */
  conflicts: ReadonlyMap<string, readonly ScheduleRow[]>;
  withEncoders: boolean;
}

/** One occurrence with all that is known of it, and the ways to what it uses (S-044). */
export function OccurrenceDialog({ items, conflicts, withEncoders }: OccurrenceDialogProps) {
  const { t } = useTranslation('schedule');
  const { id, close } = useOpenOccurrence();
  if (id === undefined) return null;
  const item = items.find((one) => one.id === id);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={item?.title ?? t('occurrence.missingTitle')}
      transitionDuration={120}
    >
      <DialogBody>
        {item ? (
          <Occurrence item={item} items={items} conflicts={conflicts} withEncoders={withEncoders} />
        ) : (
          <p>{t('occurrence.missing')}</p>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('occurrence.close')} onClick={close} />
            {item?.kind === 'EVENT' && item.path && (
              <LinkButton to={item.path} intent="primary" text={t('open')} />
            )}
          </>
        }
      />
    </Dialog>
  );
}

function Occurrence({ item, items, conflicts, withEncoders }: OccurrenceDialogProps & { item: ScheduleRow }) {
  const { t } = useTranslation('schedule');
  const { can, viewer } = useSession();
  const { encoder, encoderChannel } = item;
  const format = useFormat();
  const kindOf = useKindWords();
  const others = conflicts.get(item.id);
  const channel = encoderChannel && can('MANAGE_ENCODER_AND_WEB_SETTINGS') && (
    <Link to={channelPath(encoderChannel.id)}>{encoderChannel.name}</Link>
  );
  return (
    <>
      <DetailsList
        rows={[
          [t('columns.state'), <StateCell key="state" item={item} conflicts={conflicts} />],
          ...(others ? [[t('conflict.label'), others.map(({ title }) => title).join(', ')] as const] : []),
          [t('occurrence.day'), format.day(item.startAt, item.timezone)],
          [
            t('columns.time'),
            <ZonedTime
              key="time"
              at={item.startAt}
              until={item.endAt ?? undefined}
              zone={item.timezone}
              form="clock"
            />,
          ],
          [t('occurrence.length'), lengthOf(item) !== null && format.span(lengthOf(item)!)],
          [t('occurrence.kind'), kindOf(item)],
          ...(withEncoders
            ? [
                [
                  t('columns.encoder'),
                  encoder && <ThingLink kind="ENCODER" id={encoder.id} name={encoder.name} />,
                ] as const,
                [t('columns.channel'), channel || encoderChannel?.name] as const,
              ]
            : []),
        ]}
      />
      {item.bucket === 'LIVE' && encoderChannel && (
        <Suspense>
          <LiveFindings customerId={viewer.customer.id} channelId={encoderChannel.id} />
        </Suspense>
      )}
      <OccurrenceActions item={item} />
      <Others item={item} items={items} />
    </>
  );
}

/** Moving, editing and skipping it: what a drag does, for a keyboard; and copying, pausing and removing its event. */
function OccurrenceActions({ item }: { item: ScheduleRow }) {
  const { can } = useSession();
  const { close } = useOpenOccurrence();
  const row = can('MANAGE_SCHEDULE') && isToChange(item) ? item : undefined;
  const { data } = useEventToChange(row?.eventId ?? null);
  if (!row || !data?.event) return null;
  return (
    <div className="occurrence-actions">
      <TimeActions event={data.event} time={row} />
      <LateEventMenu event={data.event} onRemoved={close} />
    </div>
  );
}

const lengthOf = ({ startAt, endAt }: ScheduleRow) =>
  endAt === null ? null : Date.parse(endAt) - Date.parse(startAt);

/** When else the event takes place within the window on show. */
function Others({ item, items }: { item: ScheduleRow; items: readonly ScheduleRow[] }) {
  const { t } = useTranslation('schedule');
  const { linkTo } = useOpenOccurrence();
  const others = items.filter(
    ({ id, eventId }) => eventId !== null && eventId === item.eventId && id !== item.id,
  );
  if (others.length === 0) return null;
  return (
    <section className="occurrence-others">
      <h3>{t('occurrence.others')}</h3>
      <ul>
        {others.slice(0, MOST_OTHERS).map(({ id, startAt, endAt, timezone }) => (
          <li key={id}>
            <Link to={linkTo(id)} replace>
              <ZonedTime at={startAt} until={endAt ?? undefined} zone={timezone} />
            </Link>
          </li>
        ))}
      </ul>
      {others.length > MOST_OTHERS && (
        <p className="muted">{t('occurrence.more', { count: others.length - MOST_OTHERS })}</p>
      )}
    </section>
  );
}
