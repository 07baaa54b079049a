import { useTranslation } from 'react-i18next';
import './SkeletonRows.css';

/** Grey rows in place of those that load. Said once to a screen reader, not row by row. */
export function SkeletonRows({ count = 6, height = 60 }: { count?: number; height?: number }) {
  const { t } = useTranslation('ui');
  return (
    <div className="skeleton-rows" role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div className="skeleton-rows__row" key={index} style={{ height }}>
          <i style={{ width: `${22 + ((index * 7) % 12)}%` }} />
          <i style={{ width: '9%' }} />
          <i style={{ width: `${16 + ((index * 5) % 9)}%` }} />
          <i style={{ width: '12%' }} />
        </div>
      ))}
    </div>
  );
}

/** Grey cards in place of a gallery that loads. */
export function SkeletonCards({ count = 8 }: { count?: number }) {
  const { t } = useTranslation('ui');
  return (
    <div className="card-grid" role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div className="skeleton-card" key={index}>
          <i className="skeleton-card__still" />
          <i style={{ width: '70%' }} />
          <i style={{ width: '40%' }} />
        </div>
      ))}
    </div>
  );
}
