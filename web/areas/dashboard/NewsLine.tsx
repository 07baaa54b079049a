import { useFormat } from '../../time/format.ts';
import type { NewsCardQuery } from './NewsCard.generated.ts';

type NewsItem = NonNullable<NewsCardQuery['news']>[number];

/** One item of news: its title leads to what it tells of, or opens all news where it leads nowhere. */
export function NewsLine({ item, onOpen }: { item: NewsItem; onOpen?: () => void }) {
  const format = useFormat();
  const { title, body, publishedAt: date, link } = item;
  return (
    <li className="dash-news">
      <div className="dash-news__head">
        {link ? (
          <a href={link} target="_blank" rel="noreferrer">
            {title}
          </a>
        ) : onOpen ? (
          <button type="button" className="dash-link dash-news__title" onClick={onOpen}>
            {title}
          </button>
        ) : (
          <b>{title}</b>
        )}
        <time className="dash-small num" dateTime={date}>
          {format.date(date)}
        </time>
      </div>
      <p>{body}</p>
    </li>
  );
}
