import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Range } from './useRange.ts';

interface NothingWatchedProps {
  range: Range;
  onChange: (next: Partial<Range>) => void;
}

/** Instead of noughts: what would stand here, and a way to where there may be something. */
export function NothingWatched({ range, onChange }: NothingWatchedProps) {
  const { t } = useTranslation('analytics');
  const other = range.api === 'WEB_EVENTS' ? 'CONTENT_LIBRARY' : 'WEB_EVENTS';
  return (
    <div className="card">
      <EmptyState
        drawing="chart"
        sentence={t(`nothing.${range.api}`)}
        action={
          range.choice === '365'
            ? { label: t(`nothing.to.${other}`), onClick: () => onChange({ api: other }) }
            : { label: t('nothing.longer'), onClick: () => onChange({ choice: '365' }) }
        }
      />
    </div>
  );
}
