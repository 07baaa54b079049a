import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from './listTypes.ts';

interface BulkBarProps {
  ids: readonly string[];
  actions: readonly BulkAction[];
  onClear: () => void;
}

/** What can be done with the chosen rows. */
export function BulkBar({ ids, actions, onClear }: BulkBarProps) {
  const { t } = useTranslation('ui');
  return (
    <div className="bulk-bar" role="region" aria-label={t('list.bulk')}>
      <b aria-live="polite">{t('list.selected', { count: ids.length })}</b>
      <span className="bulk-bar__actions">
        {actions.map((action) => (
          <button
            key={action.id}
            type="button"
            className="bulk-bar__button"
            disabled={action.isDisabled}
            onClick={() => action.onRun(ids)}
          >
            {action.icon}
            {action.label}
          </button>
        ))}
      </span>
      <Button
        className="bulk-bar__clear"
        variant="minimal"
        icon={<Cross />}
        aria-label={t('list.clearSelection')}
        onClick={onClear}
      />
    </div>
  );
}
