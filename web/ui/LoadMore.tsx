import { Button } from '@blueprintjs/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Reads on when it comes near the screen; a button for those who do not scroll. */
export function LoadMore({ onMore, isLoading }: { onMore: () => void; isLoading: boolean }) {
  const { t } = useTranslation('ui');
  const place = useRef<HTMLDivElement>(null);
  const readOn = useEffectEvent(() => {
    if (!isLoading) onMore();
  });
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined' || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && readOn(), {
      rootMargin: '800px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <div className="load-more" ref={place}>
      <Button variant="minimal" text={t('list.more')} loading={isLoading} onClick={onMore} />
    </div>
  );
}
