import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useScreen } from '../../kernel/screen.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MediaCard } from '../library/media/public/MediaCells.tsx';
import { libraryPath } from '../../kernel/paths/media.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { useRecentMediaCardQuery } from './RecentMediaCard.generated.ts';

/** The newest of the library. */
export function RecentMediaCard({ customerId, zone }: { customerId: string; zone: string }) {
  const { t } = useTranslation('dashboard');
  const query = useRecentMediaCardQuery({ variables: { customerId } });
  const upload = useScreen('uploadVideo');
  const edges = (query.data ?? query.previousData)?.customer?.media?.edges;
  return (
    <DashboardCard
      title={t('recent.title')}
      end={<Link to={libraryPath()}>{t('recent.all')}</Link>}
      load={{ loading: query.loading, error: query.error, retry: () => void query.refetch() }}
      hasData={edges !== undefined}
    >
      {edges?.length === 0 && (
        <EmptyState
          drawing="video"
          sentence={t('recent.nothing')}
          {...(upload && { action: { label: t('recent.upload'), to: upload.path } })}
        />
      )}
      <ul className="dash-media">
        {edges?.slice(0, 6).map(({ node }) => (
          <li key={node.id}>
            <MediaCard media={node} zone={zone} />
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
