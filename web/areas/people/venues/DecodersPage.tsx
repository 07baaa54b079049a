import { HTMLSelect } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { DecodersPageDocument, useDecodersPageQuery } from './DecodersPage.generated.ts';
import { venuesPath } from '../../../kernel/paths/venues.ts';
import { useDecoderColumns, type DecoderRow } from './useDecoderColumns.tsx';
import { useVenuesChanged } from './useVenuesChanged.ts';
import { DecodersExportDocument } from './VenuesExport.generated.ts';

/** Decoders of all venues, from the cloud or the local network (S-159). */
export function DecodersPage() {
  const { t } = useTranslation('venues');
  const { viewer } = useSession();
  const customerId = viewer.customer.id;
  const list = useListState({ id: 'decoders' });
  const [version = ''] = list.values('version');
  const variables = {
    customerId,
    filter: list.filter.trim() || null,
    sort: list.sort,
    version: version || null,
  };
  const query = useDecodersPageQuery({
    variables,
    notifyOnNetworkStatusChange: true,
    fetchPolicy: 'cache-and-network',
  });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.decoders);
  const columns = useDecoderColumns();
  useVenuesChanged(customerId, load.retry, true);
  const versions = (query.data ?? query.previousData)?.customer?.decoderVersions ?? [];
  return (
    <ListPage<DecoderRow>
      title={t('decoders.title')}
      summary={connection && t('decoders.summary', { count: connection.totalCount })}
      list={list}
      filterLabel={t('decoders.filter')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      totalCount={connection?.totalCount}
      load={load}
      isNarrowed={Boolean(list.filter || version)}
      narrowing={['version']}
      empty={{ drawing: 'screen', sentence: t('decoders.empty') }}
      exportCsv={{ document: DecodersExportDocument, name: t('decoders.fileName'), variables }}
      query={{ document: DecodersPageDocument, variables }}
      tools={
        <>
          <HTMLSelect
            aria-label={t('decoders.version')}
            value={version}
            onChange={({ target }) => list.setValues('version', target.value ? [target.value] : [])}
            options={[
              { value: '', label: t('decoders.allVersions') },
              ...[...new Set([...versions, ...(version ? [version] : [])])].map((value) => ({
                value,
                label: value,
              })),
            ]}
          />
          <LinkButton to={venuesPath()} text={t('title')} />
        </>
      }
    />
  );
}

const keyOf = (decoder: DecoderRow) => decoder.serial;
const nameOf = (decoder: DecoderRow) => decoder.userName;
