import { useTranslation } from 'react-i18next';
import type { GoLive_GoLiveFragment } from './GoLive.generated.ts';

interface OtherBroadcastsProps {
  goLives: readonly GoLive_GoLiveFragment[];
  onShow: (requestId: string) => void;
}

/** Broadcasts on other encoders. */
export function OtherBroadcasts({ goLives, onShow }: OtherBroadcastsProps) {
  const { t } = useTranslation('goLive');
  const underWay = goLives.filter(({ request }) => request?.isUnderWay);
  if (underWay.length === 0) return null;
  return (
    <nav className="go-live-others" aria-label={t('others')}>
      <span className="muted">{t('others')}</span>
      {underWay.map(({ id, request }) => (
        <button key={id} type="button" className="go-live-quiet" onClick={() => onShow(id)}>
          {request?.title} · {request?.encoder.name}
        </button>
      ))}
    </nav>
  );
}
