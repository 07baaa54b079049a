import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../time/format.ts';
import { translateError } from './errorMessage.ts';
import type { BulkAction, ListLoad } from './listTypes.ts';
import { useToasts } from './Toasts.tsx';
import type { Selection } from './useSelection.ts';
import './BulkBar.css';

interface BulkBarProps<Row> {
  selection: Selection<Row>;
  actions: readonly BulkAction<Row>[];
  /** Rows that are loaded and shown. */
  shownCount: number;
  /** Rows there are, where that is known. */
  totalCount: number | undefined;
  all: ListLoad<Row>['all'];
}

/** Actions on the selected rows. The bar floats over reserved space, so that nothing moves when it appears. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { selection, actions } = props;
  const { t } = useTranslation('ui');
  return (
    <div className="bulk-place">
      {selection.rows.length > 0 && (
        <div className="bulk-bar" role="region" aria-label={t('list.bulk')}>
          <Count {...props} />
          <span className="bulk-bar__actions">
            {actions.map((action) => (
              <button
                key={action.id}
                type="button"
                className="bulk-bar__button"
                disabled={action.isDisabled?.(selection.rows)}
                onClick={() => action.onRun(selection.rows, selection)}
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
            onClick={selection.clear}
          />
        </div>
      )}
    </div>
  );
}

/** "150 of 150 selected, 20 not shown", and the way to choose what is not loaded yet. */
function Count<Row>({ selection, shownCount, totalCount, all }: BulkBarProps<Row>) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const { rows, hiddenCount } = selection;
  const count = rows.length;
  const total = totalCount === undefined ? undefined : Math.max(totalCount, count);
  const words = [
    total === undefined
      ? t('list.selected', { count, chosen: format.number(count) })
      : t('list.selectedOf', { count, chosen: format.number(count), total: format.number(total) }),
    ...(hiddenCount > 0
      ? [t('list.notShown', { count: hiddenCount, hidden: format.number(hiddenCount) })]
      : []),
  ];
  return (
    <span className="bulk-bar__count">
      <b aria-live="polite">{words.join(', ')}</b>
      {all && count - hiddenCount === shownCount && (
        <SelectEverything selection={selection} totalCount={totalCount} all={all} />
      )}
    </span>
  );
}

function SelectEverything<Row>({
  selection,
  totalCount,
  all,
}: Pick<BulkBarProps<Row>, 'selection' | 'totalCount'> & { all: NonNullable<ListLoad<Row>['all']> }) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const toasts = useToasts();
  const [isReading, setReading] = useState(false);
  const choose = async () => {
    setReading(true);
    try {
      selection.set(await all(), true);
    } catch (error) {
      toasts.show({ intent: 'danger', message: translateError(error, t as never) });
    } finally {
      setReading(false);
    }
  };
  return (
    <button
      type="button"
      className="bulk-bar__button"
      disabled={isReading}
      onClick={() => void choose()}
      aria-busy={isReading}
    >
      {totalCount === undefined
        ? t('list.selectEvery')
        : t('list.selectEveryOf', { count: totalCount, total: format.number(totalCount) })}
    </button>
  );
}
