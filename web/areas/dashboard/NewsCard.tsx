import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import { useNewsCardQuery } from './NewsCard.generated.ts';
import { NewsDialog } from './NewsDialog.tsx';
import { NewsLine } from './NewsLine.tsx';

const AT_MOST = 3;

/** News about the product, the latest here and all of them a click away (S-140). */
export function NewsCard() {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(false);
  const query = useNewsCardQuery();
  const news = (query.data ?? query.previousData)?.news;
  const open = () => setOpen(true);
  return (
    <DashboardCard
      title={t('news.title')}
      end={
        news &&
        news.length > AT_MOST && (
          <button type="button" className="dash-link dash-more" onClick={open}>
            {t('news.all', { count: news.length })}
          </button>
        )
      }
      load={{ loading: query.loading, error: query.error, retry: () => void query.refetch() }}
      hasData={Boolean(news)}
    >
      {news?.length === 0 && <EmptyState drawing="news" sentence={t('news.nothing')} />}
      <ul className="dash-lines">
        {news?.slice(0, AT_MOST).map((item) => (
          <NewsLine key={item.id} item={item} onOpen={open} />
        ))}
      </ul>
      {isOpen && news && <NewsDialog news={news} onClose={() => setOpen(false)} />}
    </DashboardCard>
  );
}
