import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { momentColumn, removeColumn } from '../../../ui/rowColumns.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import type { GroupRow_GroupFragment } from './Groups.generated.ts';
import { groupPath } from '../../../kernel/paths/destinationGroups.ts';

export type GroupRow = GroupRow_GroupFragment;

export function useGroupColumns(
  mayChange: boolean,
  onRemove: (group: GroupRow) => void,
): ListColumn<GroupRow>[] {
  const { t } = useTranslation('destinationGroups');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('fields.name'),
        isFixed: true,
        phone: 'title',
        cell: (row) => <RowLink to={groupPath(row.id)}>{row.name}</RowLink>,
      },
      {
        id: 'webChannel',
        header: t('fields.webChannel'),
        width: '20%',
        phone: 'line',
        cell: (row) => row.webChannel?.name ?? <span className="muted">–</span>,
      },
      {
        id: 'encoderChannel',
        header: t('fields.encoderChannel'),
        width: '18%',
        priority: 2,
        cell: (row) => row.encoderChannel?.name ?? <span className="muted">{t('any')}</span>,
      },
      {
        id: 'destinations',
        header: t('destinationCount'),
        width: '130px',
        phone: 'tag',
        cell: (row) => <span className="num">{format.number(row.destinationCount)}</span>,
      },
      {
        id: 'softwareEncoders',
        header: t('fields.softwareEncoders'),
        width: '170px',
        priority: 2,
        cell: (row) => <span className="ink2">{t(row.isOfferedBySoftwareEncoders ? 'yes' : 'no')}</span>,
      },
      momentColumn(
        { id: 'created', header: t('created'), isHiddenAtFirst: true, at: (row) => row.createdAt },
        format,
      ),
      ...(mayChange
        ? [removeColumn<GroupRow>({ label: (row) => t('removeOf', { name: row.name }), onRemove })]
        : []),
    ],
    [t, format, mayChange, onRemove],
  );
}
