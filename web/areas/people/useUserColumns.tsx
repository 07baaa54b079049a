import { Tag } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import type { ListColumn } from '../../ui/listTypes.ts';
import { momentColumn, removeColumn } from '../../ui/rowColumns.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Flags } from './Flags.tsx';
import { userPath } from '../../kernel/paths/people.ts';
import type { UserRow_UserFragment } from './UsersPage.generated.ts';
import './people.css';

export type UserRow = UserRow_UserFragment;

/** Columns of users (S-129). */
export function useUserColumns(onRemove: (user: UserRow) => void): ListColumn<UserRow>[] {
  const { t } = useTranslation('people');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'userName',
        header: t('fields.userName'),
        isFixed: true,
        phone: 'title',
        cell: (row) => <RowLink to={userPath(row.id)}>{row.userName}</RowLink>,
      },
      {
        id: 'name',
        header: t('fields.name'),
        width: '20%',
        phone: 'line',
        priority: 2,
        cell: (row) => `${row.firstName} ${row.lastName}`,
      },
      {
        id: 'roles',
        header: t('fields.roles'),
        width: '20%',
        cell: (row) => row.roles.map((role) => t(`roles.${role}.name`)).join(', '),
      },
      {
        id: 'status',
        header: t('fields.accountStatus'),
        width: '132px',
        phone: 'tag',
        cell: (row) =>
          row.isDisabled ? (
            <Tag minimal intent="warning">
              {t('disabled')}
            </Tag>
          ) : (
            row.accountStatus && <StatusTag kind="account" state={row.accountStatus} />
          ),
      },
      {
        id: 'flags',
        header: t('fields.flags'),
        width: '18%',
        priority: 3,
        cell: (row) => <Flags of={row} />,
      },
      momentColumn(
        { id: 'created', header: t('fields.created'), isHiddenAtFirst: true, at: (row) => row.createdAt },
        format,
      ),
      removeColumn({ label: (row) => t('remove.of', { userName: row.userName }), onRemove }),
    ],
    [t, format, onRemove],
  );
}
