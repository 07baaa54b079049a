import { Button } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight, Import } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_USAGE_DAY } from '../../../schema/rules/subscriptions.ts';
import { useAddress } from '../../kernel/useAddress.ts';
import { useSession } from '../../kernel/session.tsx';
import { addDays, isDay } from '../../time/days.ts';
import { useFormat } from '../../time/format.ts';
import { LoadPage } from '../../ui/LoadState.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { OpenQueryButton } from '../../ui/OpenQueryButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { BandwidthDayPageDocument, useBandwidthDayPageQuery } from './Bandwidth.generated.ts';
import { dayCsv } from './dayCsv.ts';
import { bandwidthPath } from '../../kernel/paths/organization.ts';
import './organization.css';

/** Bandwidth of one day in total and by web channel (S-077, BWD-02, BWD-06), in UTC. */
export function BandwidthDayPage() {
  const { t } = useTranslation('organization');
  const { viewer } = useSession();
  const format = useFormat();
  const [params, change] = useAddress();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const wanted = params.get('day');
  const day = isDay(wanted) && wanted >= FIRST_USAGE_DAY && wanted <= today ? wanted : today;
  const variables = { customerId: viewer.customer.id, day };
  const { data, loading, error, refetch } = useBandwidthDayPageQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const usage = data?.customer?.bandwidthOfDay;
  const back = { label: t('bandwidth.title'), to: bandwidthPath() };
  const title = t('bandwidth.dayTitle', { day: format.date(day, 'UTC') });
  const go = (days: number) => change({ day: addDays(day, days) });
  if (!usage)
    return <LoadPage title={title} load={{ loading, error, retry: () => void refetch() }} back={back} />;
  const ofChannels = usage.channels.reduce((sum, { bytes }) => sum + bytes, 0);
  const others = Math.max(0, usage.bytes - ofChannels);
  const exportCsv = () => {
    const lines = usage.channels.map(({ webChannelId, name, bytes }) => ({
      webChannelId,
      name: name ?? t('bandwidth.gone'),
      bytes,
    }));
    lines.push({ webChannelId: '', name: t('bandwidth.others'), bytes: others });
    const file = new Blob([dayCsv(day, lines)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `${t('bandwidth.fileName')}-${day}.csv`);
  };
  const most = Math.max(1, others, ...usage.channels.map(({ bytes }) => bytes));
  return (
    <>
      <PageHeader
        title={title}
        summary={t('bandwidth.dayTotal', { size: format.bytes(usage.bytes) })}
        back={back}
        actions={
          <>
            <Button
              icon={<ChevronLeft />}
              aria-label={t('bandwidth.dayBefore')}
              disabled={day <= FIRST_USAGE_DAY}
              onClick={() => go(-1)}
            />
            <Button
              icon={<ChevronRight />}
              aria-label={t('bandwidth.dayAfter')}
              disabled={day >= today}
              onClick={() => go(1)}
            />
            <Button icon={<Import />} text={t('bandwidth.export')} onClick={exportCsv} />
            <OpenQueryButton source={{ document: BandwidthDayPageDocument, variables }} variant="minimal" />
          </>
        }
      />
      <section className="card" aria-label={t('bandwidth.byChannel')}>
        <ul className="org-channels">
          {usage.channels.map(({ webChannelId: id, name, bytes }) => (
            <li key={id}>
              <Meter label={name ?? t('bandwidth.gone')} share={bytes / most} text={format.bytes(bytes)} />
            </li>
          ))}
          <li>
            <Meter label={t('bandwidth.others')} share={others / most} text={format.bytes(others)} />
          </li>
        </ul>
      </section>
    </>
  );
}
