import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FRESH_MS } from '../../../schema/rules/encoderTimes.ts';
import type { Question } from '../../kernel/early.ts';
import { useRenewal } from '../../kernel/freshness.ts';
import { useScreen } from '../../kernel/screen.ts';
import type { EncoderState } from '../../schema.generated.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { dateFormatter } from '../../time/formatters.ts';
import { useNow } from '../../time/useNow.ts';
import { ZonedTime } from '../../ui/ZonedTime.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import type { Readiness_ItemFragment } from '../schedule/readiness/public/Readiness.generated.ts';
import { ReadinessTag } from '../schedule/readiness/public/ReadinessTag.tsx';
import { useReadinessChanged } from '../schedule/readiness/public/useReadinessChanged.ts';
import { EventTitle } from './EventTitle.tsx';
import type { ScheduleLine } from './liveGroups.ts';
import { NextUpCardDocument, useNextUpCardQuery } from './NextUpCard.generated.ts';
import { hourWindow, useHourWindow } from './useHourWindow.ts';

const AT_MOST = 5;
/** An event cannot start while its encoder is in one of these. */
const HINDRANCES = ['OFFLINE', 'UPDATE_REQUIRED', 'UPDATING'] as const satisfies readonly EncoderState[];

/** Time range of the loaded schedule. */
const COMING_HOURS = [0, 8 * 24] as const;

/** First query of the card. */
export const nextUpQuestion = (customerId: string): Question => ({
  document: NextUpCardDocument,
  variables: { customerId, ...hourWindow(...COMING_HOURS) },
});

/** Upcoming events with their problems, reloaded after two minutes or when they may have changed (SCH-04). */
export function NextUpCard({ customerId }: { customerId: string }) {
  const { t } = useTranslation('dashboard');
  const now = useNow(60_000);
  const schedulePage = useScreen('schedule');
  const createPage = useScreen('createEvent');
  const window = useHourWindow(...COMING_HOURS);
  const variables = { customerId, ...window };
  const query = useNextUpCardQuery({
    variables,
    fetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const { loading, error, refetch } = query;
  useRenewal({ document: NextUpCardDocument, variables, freshMs: FRESH_MS, loading, error, refetch });
  const schedule = (query.data ?? query.previousData)?.customer?.schedule;
  useReadinessChanged(schedule ?? undefined, () => void refetch().catch(() => undefined));
  const items = schedule
    ?.filter(({ startAt, bucket }) => bucket === 'FUTURE' && Date.parse(startAt) > now)
    .slice(0, AT_MOST);
  return (
    <DashboardCard
      title={t('next.title')}
      end={
        schedulePage && (
          <>
            {createPage && <Link to={createPage.path}>{t('next.add')}</Link>}
            {createPage && ' · '}
            <Link to={schedulePage.path}>{t('next.all')}</Link>
          </>
        )
      }
      load={{ loading, error, retry: () => void refetch() }}
      hasData={items !== undefined}
    >
      {items?.length === 0 && (
        <EmptyState
          drawing="calendar"
          sentence={t('next.nothing')}
          {...(schedulePage && { action: { label: t('next.open'), to: schedulePage.path } })}
        />
      )}
      <ul className="dash-lines">
        {items?.map((item) => (
          <EventLine key={item.id} item={item} />
        ))}
      </ul>
    </DashboardCard>
  );
}

function EventLine({ item }: { item: ScheduleLine & Readiness_ItemFragment }) {
  const { t } = useTranslation(['dashboard', 'ui']);
  const state = item.encoder?.status.state;
  // Readiness has more details; before it is loaded, only the encoder's state is known.
  const isJudged = item.readiness !== null;
  const hindrance = item.isPaused || isJudged ? undefined : HINDRANCES.find((one) => one === state);
  return (
    <li className="next-up">
      <Day at={item.startAt} zone={item.timezone} />
      <div className="next-up__text">
        <EventTitle item={item} />
        <div className="muted num">
          <ZonedTime at={item.startAt} until={item.endAt} zone={item.timezone} form="clock" />
          {item.encoder && ` · ${item.encoder.name}`}
          {item.encoderChannel && ` · ${item.encoderChannel.name}`}
        </div>
        {isJudged && !item.isPaused && <ReadinessTag readiness={item.readiness} />}
        {hindrance && (
          <div className="next-up__hindrance">
            {t(`next.hindrance.${hindrance}`, { name: item.encoder?.name })}
          </div>
        )}
      </div>
      <StatusTag kind="schedule" state={item.isPaused ? 'PAUSED' : 'FUTURE'} />
    </li>
  );
}

function Day({ at, zone }: { at: string; zone: string }) {
  const { i18n } = useTranslation();
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(i18n.language, { ...options, timeZone: zone }).format(new Date(at));
  return (
    <time className="next-up__day" dateTime={at}>
      <span className="muted">{part({ weekday: 'short' })}</span>
      <b className="num">{part({ day: 'numeric' })}</b>
    </time>
  );
}
