import { useMemo } from 'react';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { dateFormatter } from '../../../../time/formatters.ts';
import { useNow } from '../../../../time/useNow.ts';
import type { EventValues } from '../eventValues.ts';
import { useTimes } from '../useTimes.ts';
import { ClashPanel } from './ClashPanel.tsx';
import {
  listMonths,
  getPeakCount,
  STRIP_WIDTH,
  stripWindow,
  type Span,
  type StripWindow,
} from './mapGeometry.ts';
import { BusyLane, OwnLane, StepsLane } from './Lanes.tsx';
import { useEventCheck } from './useEventCheck.tsx';
import './ConflictMap.css';

/** Thirteen months of this event beside what uses the same encoder, channels and streams, as the rule is typed (EVT-11 to EVT-13, EVT-32). */
export function ConflictMap() {
  const { t } = useTranslation('eventForm');
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const { check, clashes, isCurrent, isFailed, again } = useEventCheck();
  const times = useTimes();
  const now = useNow(3_600_000);
  const zone = values.timezone;
  const strip = useMemo(() => (times ? stripWindow(new Date(now), zone) : undefined), [times, now, zone]);
  const own = useMemo(() => times?.map(spanOf) ?? [], [times]);
  if (!strip || !times) return <p className="muted event-section__help">{t('map.incomplete')}</p>;
  const { limit, steps } = check?.concurrency ?? { limit: null, steps: [] };
  const peak = getPeakCount(steps);
  return (
    <div className="event-map" aria-busy={!isCurrent}>
      <h3 className="event-map__title">{t('map.title')}</h3>
      <div className="event-map__lanes">
        <Lane name={t('map.own')} isQuiet>
          <OwnLane
            spans={own}
            clashes={clashes}
            strip={strip}
            label={t('map.ownLabel', { count: own.length, clashes: clashes.length })}
          />
        </Lane>
        {check?.lanes.map((lane) => (
          <Lane
            key={`${lane.kind} ${lane.resourceId}`}
            name={lane.name ?? '–'}
            kind={t(`map.kinds.${lane.kind}`)}
          >
            <BusyLane
              spans={lane.busy}
              strip={strip}
              label={t('map.busyLabel', { name: lane.name ?? '', count: lane.busy.length })}
            />
          </Lane>
        ))}
        {check && (limit !== null || peak > 0) && (
          <Lane name={limit ? t('map.atOnceOf', { limit }) : t('map.atOnce')}>
            <StepsLane
              steps={steps}
              most={limit ?? Math.max(peak, 1)}
              strip={strip}
              label={t('map.atOnceLabel', { count: peak })}
            />
          </Lane>
        )}
        <Months strip={strip} zone={zone} />
      </div>
      {isFailed && (
        <p className="event-map__failed" role="alert">
          {t('map.failed')}{' '}
          <button type="button" className="event-map__again" onClick={again}>
            {t('map.again')}
          </button>
        </p>
      )}
      <ClashPanel />
    </div>
  );
}

const spanOf = ({ startAt, endAt }: { startAt: Date; endAt: Date }): Span => ({
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
});

interface LaneProps {
  name: string;
  kind?: string;
  isQuiet?: boolean;
  children: React.ReactNode;
}

function Lane({ name, kind, isQuiet, children }: LaneProps) {
  return (
    <>
      <span className={isQuiet ? 'event-map__name muted' : 'event-map__name'}>
        {name}
        {kind && <span className="muted"> {kind}</span>}
      </span>
      {children}
    </>
  );
}

/** A name of a month takes so much of the strip on a phone; every other one is left out there. */
function Months({ strip, zone }: { strip: StripWindow; zone: string }) {
  const { i18n } = useTranslation();
  const months = listMonths(strip, zone);
  return (
    <div className="event-map__months num" aria-hidden="true">
      {months.slice(0, -1).map(({ day, x }) => (
        <span key={day} style={{ insetInlineStart: `${(x / STRIP_WIDTH) * 100}%` }}>
          {dateFormatter(i18n.language, { month: 'short', timeZone: 'UTC' }).format(
            new Date(`${day}T00:00:00Z`),
          )}
        </span>
      ))}
    </div>
  );
}
