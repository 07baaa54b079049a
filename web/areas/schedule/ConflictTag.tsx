import { useTranslation } from 'react-i18next';
import { StateIconMark } from '../../ui/StateIconMark.tsx';
import type { ScheduleRow } from './scheduleRows.ts';
import '../../ui/StatusTag.css';

/** Says that others want the same encoder at the same time, and which on hover. */
export function ConflictTag({ others }: { others: readonly ScheduleRow[] | undefined }) {
  const { t } = useTranslation('schedule');
  if (!others) return null;
  const titles = others.map(({ title }) => title).join(', ');
  return (
    <span className="status-tag status-tag--warn" title={t('conflict.with', { titles })}>
      <StateIconMark icon="triangle" />
      {t('conflict.tag')}
    </span>
  );
}
