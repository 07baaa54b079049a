import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import './skin.css';

/** Says over the picture why there is none. */
export function PlayerNotice({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <div className="player__notice" role="status">
      <span>{text}</span>
      {onRetry && <Button text={t('failure.retry')} onClick={onRetry} />}
    </div>
  );
}
