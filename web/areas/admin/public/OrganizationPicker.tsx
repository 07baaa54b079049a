import { Button, InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORGANIZATION_SEARCH_MIN } from '../../../../schema/rules/customerWords.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { FavouriteButton } from '../FavouriteButton.tsx';
import { useOrganizationLists } from './organizationLists.ts';
import { useSession } from '../../../kernel/session.tsx';
import { useFirstOrganizationsQuery, useOrganizationSearchQuery } from './SwitchOrganization.generated.ts';

export interface PickedOrganization {
  id: string;
  name: string;
}

/**
 * Finds an organization: favourites and recent ones first, the others by part of their name. Who has neither yet is
 * shown the first
 * ones by name.
 */
export function OrganizationPicker({ onPick }: { onPick(organization: PickedOrganization): void }) {
  const { t } = useTranslation('app');
  const { viewer } = useSession();
  const { favourite, recent } = useOrganizationLists();
  const [sought, setSought] = useState('');
  const [text, setText] = useDebounced(sought, setSought);
  const filter = sought.trim();
  const searching = filter.length >= ORGANIZATION_SEARCH_MIN;
  const { data, loading, error, refetch } = useOrganizationSearchQuery({
    variables: { filter },
    skip: !searching,
  });

  const kept = (list: typeof recent) =>
    list.map(({ customerId, customerName }) => ({ id: customerId, name: customerName }));
  const elsewhere = ({ id }: PickedOrganization) => id !== viewer.customer.id;
  const favourites = kept(favourite).filter(elsewhere);
  const recents = kept(recent).filter(elsewhere);
  const found = (data?.customers?.nodes ?? []).filter(elsewhere);
  const isFirstVisit = favourites.length + recents.length === 0;
  const firstOnes = useFirstOrganizationsQuery({ skip: !isFirstVisit });
  const first = (firstOnes.data?.customers?.nodes ?? []).filter(elsewhere);

  return (
    <div className="organization-picker">
      <InputGroup
        type="search"
        autoFocus
        leftIcon={<Search />}
        placeholder={t('switch.search')}
        aria-label={t('switch.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {searching ? (
        <Rows title={t('switch.found')} rows={found} onPick={onPick} />
      ) : (
        <>
          <Rows title={t('switch.favourites')} rows={favourites} onPick={onPick} />
          <Rows title={t('switch.recent')} rows={recents} onPick={onPick} />
          {isFirstVisit && (
            <>
              <Rows title={t('switch.found')} rows={first} onPick={onPick} />
              {firstOnes.error && (
                <LoadFailure error={firstOnes.error} onRetry={() => void firstOnes.refetch()} layout="bar" />
              )}
              <p className="muted">{t('switch.typeToSearch')}</p>
            </>
          )}
        </>
      )}
      {searching && error && <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />}
      {searching && !loading && !error && found.length === 0 && <p className="muted">{t('switch.none')}</p>}
    </div>
  );
}

interface RowsProps {
  title: string;
  rows: readonly PickedOrganization[];
  onPick(organization: PickedOrganization): void;
}

function Rows({ title, rows, onPick }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {rows.map((organization) => (
          <li key={organization.id} className="organization-row">
            <Button variant="minimal" text={organization.name} onClick={() => onPick(organization)} />
            <FavouriteButton organization={organization} />
          </li>
        ))}
      </ul>
    </section>
  );
}
