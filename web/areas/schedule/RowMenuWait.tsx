import { useTranslation } from 'react-i18next';

/** In place of what a menu offers, until that is there. */
export function RowMenuWait() {
  const { t } = useTranslation('ui');
  return (
    <p className="schedule-menu__note muted" role="status">
      {t('loading')}
    </p>
  );
}
