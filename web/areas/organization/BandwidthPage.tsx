import { Button, HTMLSelect } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FIRST_USAGE_DAY } from '../../../schema/rules/subscriptions.ts';
import { useAddress } from '../../kernel/useAddress.ts';
import { useSession } from '../../kernel/session.tsx';
import { useFormat } from '../../time/format.ts';
import { dateFormatter } from '../../time/formatters.ts';
import { Chart } from '../../ui/chart/Chart.tsx';
import { LoadPage } from '../../ui/LoadState.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { OpenQueryButton } from '../../ui/OpenQueryButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { settingsPath } from '../../kernel/paths/settings.ts';
import { BandwidthPageDocument, useBandwidthPageQuery } from './Bandwidth.generated.ts';
import { bandwidthColumns } from './bandwidthChart.ts';
import { bandwidthWindow, WINDOWS, type WindowName } from './bandwidthWindow.ts';
import { OrganizationTabs } from './OrganizationTabs.tsx';
import { bandwidthDayPath } from '../../kernel/paths/organization.ts';
import { RequestBandwidthDialog } from './RequestBandwidthDialog.tsx';
import './organization.css';

const GB = 1e9;

/** Used against the allowance, when that starts anew, three month average, and charts by day and month (S-076). */
export function BandwidthPage() {
  const { t, i18n } = useTranslation('organization');
  const { viewer, hasCapability } = useSession();
  const format = useFormat();
  const [params, change] = useAddress();
  const [isAsking, setAsking] = useState(false);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const wanted = params.get('window');
  const { value: shown, unit, start, end } = useMemo(() => bandwidthWindow(wanted, today), [wanted, today]);
  const variables = { customerId: viewer.customer.id, start, end, unit };
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
  const monthName = (day: string) =>
    dateFormatter(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day));
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
              value={shown}
              onChange={({ target }) => change({ window: target.value === 'year' ? '' : target.value })}
              options={[
                ...(Object.keys(WINDOWS) as WindowName[]).map((value) => ({
                  value,
                  label: t(`bandwidth.windows.${value}`, { date: format.date(FIRST_USAGE_DAY, 'UTC') }),
                })),
                ...(shown in WINDOWS ? [] : [{ value: shown, label: monthName(start) }]),
              ]}
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
                    text={monthName(day)}
                    onClick={() => change({ window: day.slice(0, 7) })}
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
