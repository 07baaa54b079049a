import { Tag } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ListTable } from '../../ui/ListTable.tsx';
import type { ListColumn } from '../../ui/listTypes.ts';
import { momentColumn } from '../../ui/rowColumns.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ThingLink } from '../../ui/ThingLink.tsx';
import { formatTimeWatched } from './metrics.ts';
import {
  useSocialFiguresQuery,
  type SocialFigures_RowFragment,
  type SocialFiguresQueryVariables,
} from './SocialFigures.generated.ts';

/** Figures that Facebook and YouTube reported for live videos (S-071, SOC-07). */
export function SocialFigures({ customerId, start, end }: SocialFiguresQueryVariables) {
  const { t } = useTranslation('analytics');
  const { data, previousData, error, loading, refetch } = useSocialFiguresQuery({
    variables: { customerId, start, end },
  });
  const columns = useFigureColumns();
  const rows = (data ?? previousData)?.customer?.socialFigures;
  return (
    <section className="social-figures" aria-label={t('social.title')}>
      <h2>{t('social.title')}</h2>
      <div className="card list-card">
        {rows && rows.length > 0 ? (
          <ListTable<SocialFigures_RowFragment>
            label={t('social.title')}
            columns={columns}
            rows={rows}
            rowKey={({ liveVideoId }) => liveVideoId}
            rowName={({ contentDestination, kind }) => contentDestination?.title ?? t(`networks.${kind}`)}
          />
        ) : loading && !rows ? (
          <SkeletonRows count={2} />
        ) : rows ? (
          <p className="muted social-figures__none">{t('social.none')}</p>
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch().catch(() => undefined)} />
        )}
      </div>
    </section>
  );
}

/** Its columns; what a network does not tell is a dash. */
function useFigureColumns(): ListColumn<SocialFigures_RowFragment>[] {
  const { t, i18n } = useTranslation('analytics');
  const format = useFormat();
  const count = (
    id: 'views' | 'viewers' | 'liveViews',
    more: Partial<ListColumn<SocialFigures_RowFragment>>,
  ): ListColumn<SocialFigures_RowFragment> => ({
    id,
    header: t(`social.columns.${id}`),
    align: 'right',
    width: '104px',
    cell: (row) => <span className="num">{row[id] === null ? '–' : format.number(row[id])}</span>,
    ...more,
  });
  return [
    {
      id: 'video',
      header: t('social.columns.video'),
      phone: 'title',
      cell: ({ contentDestination, eventId, kind }) => {
        const name = contentDestination?.title ?? t(`networks.${kind}`);
        return eventId === null ? name : <ThingLink kind="EVENT" id={eventId} name={name} />;
      },
    },
    {
      id: 'network',
      header: t('social.columns.network'),
      width: '172px',
      phone: 'tag',
      priority: 2,
      cell: ({ kind, isFromStandIn }) => (
        <span className="social-figures__network">
          {t(`networks.${kind}`)}
          {isFromStandIn === true && <Tag minimal>{t('social.standIn')}</Tag>}
        </span>
      ),
    },
    momentColumn(
      {
        ...{ id: 'startedAt', header: t('social.columns.startedAt') },
        ...{ at: (row) => row.startedAt, phone: 'line' },
      },
      format,
    ),
    count('views', { phone: 'end' }),
    count('viewers', { priority: 2 }),
    {
      id: 'average',
      header: t('social.columns.average'),
      align: 'right',
      width: '150px',
      priority: 3,
      cell: ({ averageTimeWatchedSeconds: seconds }) => (
        <span className="num">{seconds === null ? '–' : formatTimeWatched(seconds, i18n.language)}</span>
      ),
    },
    count('liveViews', { priority: 3 }),
  ];
}
