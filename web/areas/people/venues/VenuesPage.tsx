import { Button } from '@blueprintjs/core';
import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { listQuestions, listVariables } from '../../../ui/listVariables.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { LicensesLeft } from './LicensesLeft.tsx';
import { createVenuePath, decodersPath } from '../../../kernel/paths/venues.ts';
import { RemoveVenueDialog } from './RemoveVenueDialog.tsx';
import { useVenueColumns, type VenueRow } from './useVenueColumns.tsx';
import { useVenuesChanged } from './useVenuesChanged.ts';
import { useVenuesPageQuery, VenuesPageDocument } from './Venues.generated.ts';
import { VenuesExportDocument } from './VenuesExport.generated.ts';

/** First query of the list. */
export const questions = listQuestions(VenuesPageDocument);

/** An organization's venues, each with the decoder that is signed in (S-112). */
export function VenuesPage() {
  const { t } = useTranslation('venues');
  const { viewer } = useSession();
  const customerId = viewer.customer.id;
  const list = useListState({ id: 'venues' });
  const variables = listVariables(customerId, list);
  const query = useVenuesPageQuery({
    variables,
    notifyOnNetworkStatusChange: true,
    // Decoders come and go.
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.venues);
  useVenuesChanged(customerId, load.retry);
  const customer = (query.data ?? query.previousData)?.customer;
  const licenses = customer?.venueLicenses ?? [];
  // Until it is known the form itself says so.
  const mayCreate = !customer || licenses.some(({ availableCount }) => availableCount > 0);
  const [toRemove, setToRemove] = useState<VenueRow>();
  const columns = useVenueColumns(setToRemove);
  return (
    <>
      <ListPage<VenueRow>
        title={t('title')}
        summary={connection && t('summary', { count: connection.totalCount })}
        list={list}
        filterLabel={t('filter')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        totalCount={connection?.totalCount}
        load={load}
        bin="VENUE"
        isNarrowed={Boolean(list.filter)}
        lead={customer && <LicensesLeft licenses={licenses} hasPlan={Boolean(customer.multisitePlanName)} />}
        empty={{
          drawing: 'screen',
          sentence: t('empty'),
          ...(mayCreate && { action: { label: t('create'), to: createVenuePath() } }),
        }}
        exportCsv={{ document: VenuesExportDocument, name: t('fileName'), variables }}
        query={{ document: VenuesPageDocument, variables }}
        tools={<LinkButton to={decodersPath()} text={t('decoders.open')} />}
        primary={
          mayCreate ? (
            <LinkButton to={createVenuePath()} intent="primary" icon={<Add />} text={t('create')} />
          ) : (
            <Button
              disabled
              icon={<Add />}
              text={t('create')}
              title={t(customer.multisitePlanName ? 'licenses.noneLeft' : 'licenses.noPlan')}
            />
          )
        }
      />
      {toRemove && <RemoveVenueDialog venue={toRemove} onClose={() => setToRemove(undefined)} />}
    </>
  );
}

const keyOf = (venue: VenueRow) => venue.id;
const nameOf = (venue: VenueRow) => venue.userName;
