import { Button, HTMLSelect } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FIRST_USAGE_DAY } from '../../../schema/rules/subscriptions.ts';
import { useAddress } from '../../kernel/useAddress.ts';
import { useSession } from '../../kernel/session.tsx';
import { addDays } from '../../time/days.ts';
import { useFormat } from '../../time/format.ts';
import { dateFormatter } from '../../time/formatters.ts';
import { Chart } from '../../ui/chart/Chart.tsx';
import { LoadPage } from '../../ui/LoadState.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { OpenQueryButton } from '../../ui/OpenQueryButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { settingsPath } from '../settings/paths.ts';
import { BandwidthPageDocument, useBandwidthPageQuery } from './Bandwidth.generated.ts';
import { bandwidthColumns, type Unit } from './bandwidthChart.ts';
import { OrganizationTabs } from './OrganizationTabs.tsx';
import { bandwidthDayPath } from './paths.ts';
import { RequestBandwidthDialog } from './RequestBandwidthDialog.tsx';
import './organization.css';

const GB = 1e9;
/** Windows of the chart: days of the last 30 or 90, months of the last year or since 2022-02-01 (BWD-02). */
const WINDOWS = {
  days30: { days: 30, unit: 'DAY' },
  days90: { days: 90, unit: 'DAY' },
  year: { days: 366, unit: 'MONTH' },
  all: { days: null, unit: 'MONTH' },
} as const satisfies Record<string, { days: number | null; unit: Unit }>;
type WindowName = keyof typeof WINDOWS;

/** Used against the allowance, when that starts anew, three month average, and charts by day and month (S-076). */
export function BandwidthPage() {
  const { t, i18n } = useTranslation('organization');
  const { viewer, hasCapability } = useSession();
  const format = useFormat();
  const [params, change] = useAddress();
  const [isAsking, setAsking] = useState(false);
  const wanted = params.get('window') ?? '';
  const name: WindowName = wanted in WINDOWS ? (wanted as WindowName) : 'year';
  const { days, unit } = WINDOWS[name];
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const start = days === null ? FIRST_USAGE_DAY : addDays(today, 1 - days);
  const variables = {
    customerId: viewer.customer.id,
    start: unit === 'MONTH' ? `${start.slice(0, 7)}-01` : start,
    unit,
  };
  const { data, previousData, loading, error, refetch } = useBandwidthPageQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const customer = (data ?? previousData)?.customer;
  const bandwidth = customer?.bandwidth;
  const history = customer?.bandwidthHistory;
  const chart = useMemo(() => {
    const language = i18n.language;
    const say = (gigabytes: number) => format.bytes(gigabytes * GB);
    const allowance =
      unit === 'MONTH' && bandwidth
        ? {
            gigabytes: bandwidth.allowanceBytes / GB,
            words: t('bandwidth.allowance', { size: format.bytes(bandwidth.allowanceBytes) }),
          }
        : null;
    const drawn = bandwidthColumns(history ?? [], unit, allowance);
    const span = dateFormatter(
      language,
      unit === 'DAY'
        ? { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }
        : { month: 'long', year: 'numeric', timeZone: 'UTC' },
    );
    const time = dateFormatter(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const most = say(Math.max(0, ...drawn.points.map(({ value }) => value)));
    return {
      ...{ drawn, say },
      label: t('bandwidth.said', { most }),
      sayTime: (at: number) => time.format(at),
      saySpan: (middle: number) => span.format(middle),
    };
  }, [history, bandwidth, unit, t, i18n.language, format]);
  const back = { label: t('back'), to: settingsPath() };
  if (!bandwidth) {
    const load = { loading, error, retry: () => void refetch() };
    return <LoadPage title={t('bandwidth.title')} load={load} back={back} />;
  }
  const { usedBytes, allowanceBytes, averageBytes, resetsAt } = bandwidth;
  return (
    <>
      <PageHeader
        title={t('bandwidth.title')}
        back={back}
        actions={
          <>
            <OpenQueryButton source={{ document: BandwidthPageDocument, variables }} variant="minimal" />
            {hasCapability('manageSubscription') && (
              <Button text={t('bandwidth.request')} onClick={() => setAsking(true)} />
            )}
          </>
        }
      />
      <OrganizationTabs />
      <div className="org-panels">
        <section className="card" aria-label={t('bandwidth.month')}>
          <Meter
            label={t('bandwidth.month')}
            share={allowanceBytes > 0 ? usedBytes / allowanceBytes : 0}
            warnAt={0.9}
            text={t('bandwidth.of', { used: format.bytes(usedBytes), size: format.bytes(allowanceBytes) })}
          />
          <p className="muted num">
            {t('bandwidth.resets', { at: format.dateTime(resetsAt, 'UTC') })} ·{' '}
            {t('bandwidth.average', { size: format.bytes(averageBytes) })}
          </p>
        </section>
        <div>
          <div className="org-window">
            <HTMLSelect
              aria-label={t('bandwidth.window')}
              value={name}
              onChange={({ target }) => change({ window: target.value === 'year' ? '' : target.value })}
              options={(Object.keys(WINDOWS) as WindowName[]).map((value) => ({
                value,
                label: t(`bandwidth.windows.${value}`, { date: format.date(FIRST_USAGE_DAY, 'UTC') }),
              }))}
            />
          </div>
          <Chart
            title={t(unit === 'DAY' ? 'bandwidth.daily' : 'bandwidth.monthly')}
            now={format.bytes(history?.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0)}
            timeZone="UTC"
            isLater
            {...chart}
          />
        </div>
        <section className="card" aria-labelledby="org-history">
          <h2 id="org-history">{t(unit === 'DAY' ? 'bandwidth.daily' : 'bandwidth.monthly')}</h2>
          <ul className="org-days">
            {history?.toReversed().map(({ day, bytes }) => (
              <li key={day}>
                {unit === 'DAY' ? (
                  <Link to={bandwidthDayPath(day)}>{format.date(day, 'UTC')}</Link>
                ) : (
                  <Button
                    variant="minimal"
                    size="small"
                    text={chart.saySpan(Date.parse(day) + 1)}
                    onClick={() => change({ window: 'days90' })}
                  />
                )}
                <span className="num">{format.bytes(bytes)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {isAsking && <RequestBandwidthDialog onClose={() => setAsking(false)} />}
    </>
  );
}
