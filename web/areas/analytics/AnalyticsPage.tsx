import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { useSession } from '../../kernel/session.tsx';
import { OpenQueryButton } from '../../ui/OpenQueryButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useNow } from '../../time/useNow.ts';
import { NothingWatched } from './NothingWatched.tsx';
import { RangePicker } from './RangePicker.tsx';
import { RecordsTable } from './RecordsTable.tsx';
import { useViewerSummaryCardsQuery, ViewerSummaryCardsDocument } from './SummaryCards.generated.ts';
import { SummaryCards } from './SummaryCards.tsx';
import { useRange } from './useRange.ts';
import { ViewerCharts } from './ViewerCharts.tsx';
import './Analytics.css';

/** Who watched, how long and where from; days are those of UTC (ANA-01). */
export function AnalyticsPage() {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const { viewer } = useSession();
  const { range, change } = useRange(useNow(60_000));
  const { api, start, end } = range;
  const variables = { customerId: viewer.customer.id, api, start, end };
  const summary = useViewerSummaryCardsQuery({ variables });
  const isNothing = summary.data?.customer?.viewerSummary?.views.count === 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        summary={t('summary', { start: format.date(start, 'UTC'), end: format.date(end, 'UTC') })}
        actions={<OpenQueryButton source={{ document: ViewerSummaryCardsDocument, variables }} />}
      />
      <RangePicker range={range} onChange={change} />
      {isNothing ? (
        <NothingWatched range={range} onChange={change} />
      ) : (
        <>
          <SummaryCards query={summary} />
          <ViewerCharts variables={variables} />
          <RecordsTable variables={variables} />
        </>
      )}
    </>
  );
}
