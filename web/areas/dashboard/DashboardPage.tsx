import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import type { Question } from '../../kernel/early.ts';
import type { Visit } from '../../kernel/screen.ts';
import { useSession } from '../../kernel/session.tsx';
import { OpenQueryButton } from '../../ui/OpenQueryButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useNow } from '../../time/useNow.ts';
import { BandwidthCard } from './BandwidthCard.tsx';
import { DashboardDocument } from './DashboardPage.generated.ts';
import { EncodersCard } from './EncodersCard.tsx';
import { LiveCard, liveQuestion } from './LiveCard.tsx';
import { NewsCard } from './NewsCard.tsx';
import { NextUpCard, nextUpQuestion } from './NextUpCard.tsx';
import { RecentMediaCardDocument } from './RecentMediaCard.generated.ts';
import { RecentMediaCard } from './RecentMediaCard.tsx';
import { allEncodersQuestion } from '../encoders/public/useAllEncoders.ts';
import { useHourWindow } from './useHourWindow.ts';
import './Dashboard.css';

/** First queries of the cards. */
export function questions({ viewer }: Visit): Question[] {
  const customerId = viewer.customer.id;
  return [
    liveQuestion(customerId),
    nextUpQuestion(customerId),
    { document: RecentMediaCardDocument, variables: { customerId } },
    allEncodersQuestion(customerId),
  ];
}

/** Dashboard with what is on air, what is next, and problems (S-001). */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { viewer, can } = useSession();
  const customerId = viewer.customer.id;
  const zone = viewer.customer.timezone;
  const window = useHourWindow(13, 8 * 24);
  return (
    <>
      <PageHeader
        title={t('title')}
        summary={<Clock zone={zone} />}
        actions={
          <OpenQueryButton
            source={{ document: DashboardDocument, variables: { customerId, ...window } }}
            variant="minimal"
          />
        }
      />
      <LiveCard customerId={customerId} />
      <div className="dash-columns">
        <div className="dash-column">
          <NextUpCard customerId={customerId} />
          <RecentMediaCard customerId={customerId} zone={zone} />
        </div>
        <div className="dash-column">
          <EncodersCard />
          {can('BANDWIDTH_ANALYTICS') && <BandwidthCard customerId={customerId} />}
          <NewsCard />
        </div>
      </div>
    </>
  );
}

function Clock({ zone }: { zone: string }) {
  const format = useFormat();
  const now = useNow(10_000);
  return (
    <time>
      {format.day(now, zone)}, {format.time(now, zone)} · {zone}
    </time>
  );
}
