import { useTranslation } from 'react-i18next';
import type { ScheduleRow } from './scheduleRows.ts';

/** Says what a row of the schedule is (SCH-05, SCH-06), and whether somebody started it by hand. */
export function useKindWords(): (row: Pick<ScheduleRow, 'kind' | 'type' | 'isManual' | 'post'>) => string {
  const { t } = useTranslation('schedule');
  return ({ kind, type, isManual, post }) => {
    if (post) return t(`posts.${post.kind}`);
    const word = t(`kinds.${type ?? kind}`);
    return isManual ? t('startedByHand', { kind: word }) : word;
  };
}
