import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { useNewsCardQuery } from './NewsCard.generated.ts';

const AT_MOST = 3;

/** News about the product. */
export function NewsCard() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const query = useNewsCardQuery();
  const news = (query.data ?? query.previousData)?.news;
  return (
    <DashboardCard
      title={t('news.title')}
      load={{ loading: query.loading, error: query.error, retry: () => void query.refetch() }}
      hasData={Boolean(news)}
    >
      {news?.length === 0 && <p className="dash-quiet">{t('news.nothing')}</p>}
      <ul className="dash-lines">
        {news?.slice(0, AT_MOST).map(({ id, title, body, date, link }) => (
          <li key={id} className="dash-news">
            <div className="dash-news__head">
              {link ? (
                <a href={link} target="_blank" rel="noreferrer">
                  {title}
                </a>
              ) : (
                <b>{title}</b>
              )}
              <time className="dash-small num" dateTime={date}>
                {format.date(date)}
              </time>
            </div>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
