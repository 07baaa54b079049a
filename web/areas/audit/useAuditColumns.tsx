import { Tag } from '@blueprintjs/core';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../ui/listTypes.ts';
import { useFormat } from '../../time/format.ts';
import type { AuditRow_EntryFragment } from './AuditPage.generated.ts';

/** What was changed, in words; what has none yet by the name that the platform gives it. */
function kindWords(subject: string, t: TFunction<'audit'>) {
  return t(`kinds.${subject}` as 'kinds.users', { defaultValue: subject.replaceAll('_', ' ') });
}

/** What the list of changes tells of each. */
export function useAuditColumns(): ListColumn<AuditRow_EntryFragment>[] {
  const { t } = useTranslation('audit');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'who',
        header: t('columns.who'),
        isFixed: true,
        phone: 'title',
        cell: (row) => (
          <span>
            {row.actorName ?? (row.action === 'SIGN_IN_REFUSED' ? row.subjectId : t('nobody'))}{' '}
            {row.isByOutsider && <Tag minimal>{t('outsider')}</Tag>}
          </span>
        ),
      },
      {
        id: 'what',
        header: t('columns.what'),
        width: '24%',
        phone: 'line',
        cell: (row) =>
          row.subject === 'sessions' && row.action === 'CREATED' ? t('entered') : t(`actions.${row.action}`),
      },
      {
        id: 'kind',
        header: t('columns.kind'),
        width: '180px',
        priority: 2,
        cell: (row) => kindWords(row.subject, t),
      },
      {
        id: 'when',
        header: t('columns.when'),
        width: '220px',
        phone: 'tag',
        cell: (row) => <time dateTime={row.happenedAt}>{format.dateTime(row.happenedAt)}</time>,
      },
      {
        id: 'address',
        header: t('columns.address'),
        width: '150px',
        priority: 3,
        cell: (row) => row.address ?? <span className="muted">–</span>,
      },
      {
        id: 'agent',
        header: t('columns.agent'),
        width: '200px',
        priority: 3,
        isHiddenAtFirst: true,
        cell: (row) => row.agent ?? <span className="muted">–</span>,
      },
    ],
    [t, format],
  );
}
