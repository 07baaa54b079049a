import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { useSession } from '../../kernel/session.tsx';
import { OpenQueryButton } from '../../ui/OpenQueryButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useNow } from '../../time/useNow.ts';
import { isSameClock } from '../../time/zonedTime.ts';
import { NothingWatched } from './NothingWatched.tsx';
import { RangePicker } from './RangePicker.tsx';
import { RecordsTable } from './RecordsTable.tsx';
import { useViewerSummaryCardsQuery, ViewerSummaryCardsDocument } from './SummaryCards.generated.ts';
import { SocialFigures } from './SocialFigures.tsx';
import { SummaryCards } from './SummaryCards.tsx';
import { toRangeInstants, useRange, type Range } from './useRange.ts';
import { ViewerCharts } from './ViewerCharts.tsx';
import './Analytics.css';

/** Viewer analytics. Days are in UTC (ANA-01), and the heading shows them in the organization's time zone. */
export function AnalyticsPage() {
  const { t } = useTranslation('analytics');
  const { viewer } = useSession();
  const { range, change } = useRange(useNow(60_000));
  const { api, start, end } = range;
  const variables = { customerId: viewer.customer.id, api, start, end };
  const summary = useViewerSummaryCardsQuery({ variables });
  const isNothing = summary.data?.customer?.viewerSummary?.views.count === 0;
  // Saved videos are not sent live anywhere.
  const figures = api !== 'CONTENT_LIBRARY' && (
    <SocialFigures customerId={variables.customerId} start={start} end={end} />
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        summary={<RangeWords start={start} end={end} />}
        actions={<OpenQueryButton source={{ document: ViewerSummaryCardsDocument, variables }} />}
      />
      <RangePicker range={range} onChange={change} />
      {isNothing ? (
        <NothingWatched range={range} onChange={change} />
      ) : (
        <>
          <SummaryCards query={summary} />
          <ViewerCharts variables={variables} />
          {figures}
          <RecordsTable variables={variables} />
        </>
      )}
      {isNothing && figures}
    </>
  );
}

/** The range as clocks of the organization show it, with the days of UTC beside it. */
function RangeWords({ start, end }: Pick<Range, 'start' | 'end'>) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const { timezone } = useSession().viewer.customer;
  const days = t('summary', { start: format.date(start, 'UTC'), end: format.date(end, 'UTC') });
  const [from, until] = toRangeInstants({ start, end });
  if ([from, until].every((at) => isSameClock(at, timezone, 'UTC'))) return days;
  return t('zonedSummary', {
    from: format.dateTime(from, timezone),
    until: format.dateTime(until, timezone),
    days,
  });
}
