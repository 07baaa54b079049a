import { Button } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickedOrganization } from '../../admin/public/OrganizationPicker.tsx';
import { useSession } from '../../../kernel/session.tsx';
import { SwitchOrganization } from '../../admin/public/SwitchOrganization.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import type { ListColumn } from '../../../ui/listTypes.ts';
import { RowLink } from '../../../ui/RowLink.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { encoderPath } from '../../../kernel/paths/encoders.ts';
import { EncoderSearchExportDocument } from './EncoderSearchExport.generated.ts';
import {
  EncoderSearchPageDocument,
  useEncoderSearchPageQuery,
  type EncoderSearch_HitFragment,
} from './EncoderSearchPage.generated.ts';
import { SEARCH_VALUES, toEncoderSearch } from './searchFilter.ts';
import { SearchTools } from './SearchTools.tsx';

type Hit = EncoderSearch_HitFragment;

/** Encoders of all organizations, with how many run each version (S-059, ENC-19, ENC-23). */
export function EncoderSearchPage() {
  const { t } = useTranslation('encoders');
  const { viewer } = useSession();
  const list = useListState({ id: 'encoder-search' });
  const [target, setTarget] = useState<PickedOrganization>();
  const variables = useMemo(() => toEncoderSearch(list), [list]);
  const query = useEncoderSearchPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection: found, rows, load } = usePagedRows(query, (data) => data.encoderSearch);
  const columns = useSearchColumns(viewer.isSudoAdmin ? setTarget : undefined);
  return (
    <>
      <ListPage<Hit>
        title={t('search.title')}
        summary={
          found && (
            <>
              {t('search.summary', { count: found.totalCount })}
              {found.versions.map(({ version, count }) => ` · ${version}: ${count}`)}
            </>
          )
        }
        list={list}
        filterLabel={t('search.text')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        totalCount={found?.totalCount}
        load={load}
        isNarrowed={Object.keys(variables.filter).length > 0}
        narrowing={SEARCH_VALUES}
        empty={{ drawing: 'encoder', sentence: t('search.empty') }}
        sorts={[]}
        chips={(['', 'online'] as const).map((id) => ({ id, label: t(`search.chips.${id || 'all'}`) }))}
        tools={<SearchTools list={list} versions={found?.versions} />}
        exportCsv={{ document: EncoderSearchExportDocument, name: t('search.fileName'), variables }}
        query={{ document: EncoderSearchPageDocument, variables }}
      />
      {target && <SwitchOrganization target={target} onClose={() => setTarget(undefined)} />}
    </>
  );
}

const keyOf = ({ encoder }: Hit) => encoder.id;
const nameOf = ({ encoder }: Hit) => encoder.name;

function useSearchColumns(onSwitch: ((organization: PickedOrganization) => void) | undefined) {
  const { t } = useTranslation('encoders');
  return useMemo<ListColumn<Hit>[]>(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        isFixed: true,
        phone: 'title',
        cell: ({ encoder }) => (
          <>
            <RowLink to={encoderPath(encoder.id)}>{encoder.name}</RowLink>
            <div className="list-sub mono">{encoder.serialNumber ?? encoder.model}</div>
          </>
        ),
      },
      {
        id: 'organization',
        header: t('search.organization'),
        phone: 'line',
        cell: ({ encoder: { customer }, customerName }) =>
          onSwitch && customer ? (
            <Button
              className="list-above"
              variant="minimal"
              size="small"
              text={customerName}
              aria-label={t('search.switch', { name: customerName })}
              onClick={() => onSwitch({ id: customer.id, name: customerName })}
            />
          ) : (
            customerName
          ),
      },
      {
        id: 'state',
        header: t('columns.state'),
        phone: 'tag',
        cell: ({ encoder }) => <StatusTag kind="encoder" state={encoder.status.state} />,
      },
      {
        id: 'version',
        header: t('columns.version'),
        cell: ({ encoder }) => <span className="num">{encoder.version}</span>,
      },
      {
        id: 'networks',
        header: t('tabs.networks'),
        priority: 2,
        cell: ({ encoder }) => (
          <StatusTag kind="settings" state={encoder.pendingNetworks > 0 ? 'PENDING' : 'APPLIED'} />
        ),
      },
    ],
    [t, onSwitch],
  );
}
