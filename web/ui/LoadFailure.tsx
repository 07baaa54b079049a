import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { translateLoadError } from './errorMessage.ts';
import './LoadFailure.css';

interface LoadFailureProps {
  error?: unknown;
  onRetry?: () => void;
  /** `bar` stands above rows that are still shown; `block` stands in their place. */
  layout?: 'bar' | 'block';
}

/** Load error in place of the content, with a retry (NET-15). */
export function LoadFailure({ error, onRetry, layout = 'block' }: LoadFailureProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={`load-failure load-failure--${layout}`} role="alert">
      <div className="load-failure__text">
        {layout === 'block' && <strong>{t('failure.title')}</strong>}
        <span>{translateLoadError(error, t)}</span>
      </div>
      {onRetry && (
        <Button
          icon={<Refresh />}
          text={t('failure.retry')}
          onClick={onRetry}
          size={layout === 'bar' ? 'small' : 'medium'}
        />
      )}
    </div>
  );
}
