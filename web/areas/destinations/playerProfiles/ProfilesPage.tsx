import { Add } from '@blueprintjs/icons';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { createProfilePath } from '../../../kernel/paths/playerProfiles.ts';
import {
  PlayerProfilesPageDocument,
  usePlayerProfilesPageQuery,
  type PlayerProfile_ProfileFragment,
} from './PlayerProfiles.generated.ts';
import { PlayerProfilesExportDocument } from './PlayerProfilesExport.generated.ts';
import { RemoveProfileDialog } from './RemoveProfileDialog.tsx';
import { useProfileColumns } from './useProfileColumns.tsx';

/** An organization's player profiles, the built-in one last (S-096, PLY-02). */
export function ProfilesPage() {
  const { t } = useTranslation('playerProfiles');
  const { viewer, hasCapability } = useSession();
  const list = useListState({ id: 'playerProfiles' });
  const variables = { customerId: viewer.customer.id, filter: list.filter.trim() || null, sort: list.sort };
  const query = usePlayerProfilesPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { rows, load } = usePagedRows(query, (data) => data.customer?.playerProfiles);
  const [toRemove, setToRemove] = useState<PlayerProfile_ProfileFragment>();
  const ask = useCallback((profile: PlayerProfile_ProfileFragment) => setToRemove(profile), []);
  const columns = useProfileColumns(ask);
  return (
    <>
      <ListPage<PlayerProfile_ProfileFragment>
        title={t('title')}
        // The service does not say how many there are.
        summary={rows && !load.more && t('summary', { count: rows.length })}
        list={list}
        filterLabel={t('filter')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ profileName }) => profileName}
        load={load}
        bin={hasCapability('playerConfig') && 'PLAYER_PROFILE'}
        isNarrowed={Boolean(list.filter)}
        empty={{
          drawing: 'video',
          sentence: t('empty'),
          action: { label: t('create'), to: createProfilePath() },
        }}
        exportCsv={{ document: PlayerProfilesExportDocument, name: t('fileName'), variables }}
        query={{ document: PlayerProfilesPageDocument, variables }}
        primary={<LinkButton to={createProfilePath()} intent="primary" icon={<Add />} text={t('create')} />}
      />
      {toRemove && <RemoveProfileDialog profile={toRemove} onClose={() => setToRemove(undefined)} />}
    </>
  );
}
