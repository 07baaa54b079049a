import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { momentColumn, removeColumn } from '../../../ui/rowColumns.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import type { ApiClient_ClientFragment } from './ApiClients.generated.ts';
import { apiClientPath } from '../../../kernel/paths/apiAccess.ts';

export type ClientRow = ApiClient_ClientFragment;

/** Columns of API clients (S-079, API-03). */
export function useClientColumns(onRemove: ((client: ClientRow) => void) | undefined) {
  const { t } = useTranslation('apiAccess');
  const format = useFormat();
  return useMemo<ListColumn<ClientRow>[]>(
    () => [
      {
        id: 'name',
        header: t('fields.name'),
        isFixed: true,
        phone: 'title',
        cell: (row) => <RowLink to={apiClientPath(row.id)}>{row.name}</RowLink>,
      },
      {
        id: 'clientId',
        header: t('fields.clientId'),
        width: '30%',
        priority: 2,
        cell: (row) => <span className="mono api-id">{row.id}</span>,
      },
      {
        id: 'roles',
        header: t('fields.roles'),
        width: '22%',
        phone: 'line',
        cell: (row) => row.roles.map((role) => t(`roles.${role}.name`)).join(', '),
      },
      {
        ...momentColumn<ClientRow>(
          {
            id: 'lastUsed',
            header: t('fields.lastUsed'),
            width: '140px',
            at: (row) => row.lastUsedAt ?? null,
          },
          format,
        ),
      },
      momentColumn(
        { id: 'created', header: t('fields.created'), isHiddenAtFirst: true, at: (row) => row.createdAt },
        format,
      ),
      ...(onRemove
        ? [removeColumn<ClientRow>({ label: (row) => t('remove.of', { name: row.name }), onRemove })]
        : []),
    ],
    [t, format, onRemove],
  );
}
