import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { momentColumn, removeColumn } from '../../../ui/rowColumns.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { AccessTag } from './AccessTag.tsx';
import type { SocialRow_AccountFragment } from './AccountsPage.generated.ts';
import { NetworkTag } from './NetworkTag.tsx';
import { socialAccountPath } from '../../../kernel/paths/socialAccounts.ts';

export type AccountRow = SocialRow_AccountFragment;

export function useAccountColumns(onRemove: (account: AccountRow) => void): ListColumn<AccountRow>[] {
  const { t } = useTranslation('socialAccounts');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('fields.name'),
        isFixed: true,
        phone: 'title',
        cell: (row) => <RowLink to={socialAccountPath(row.id)}>{row.name}</RowLink>,
      },
      {
        id: 'kind',
        header: t('fields.kind'),
        width: '190px',
        phone: 'line',
        cell: (row) => <NetworkTag {...row} />,
      },
      {
        id: 'access',
        header: t('fields.access'),
        width: '200px',
        phone: 'tag',
        cell: (row) => <AccessTag account={row} />,
      },
      momentColumn(
        {
          id: 'expires',
          header: t('fields.expires'),
          width: '150px',
          priority: 2,
          at: (row) => row.accessExpiresAt,
        },
        format,
      ),
      momentColumn(
        { id: 'created', header: t('fields.created'), isHiddenAtFirst: true, at: (row) => row.createdAt },
        format,
      ),
      removeColumn({ label: (row) => t('removeOf', { name: row.name }), onRemove }),
    ],
    [t, format, onRemove],
  );
}
