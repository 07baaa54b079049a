import { Add } from '@blueprintjs/icons';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { listQuestions, listVariables } from '../../../ui/listVariables.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { DeletePlaylistDialog } from './DeletePlaylistDialog.tsx';
import { addPlaylistPath } from '../../../kernel/paths/media.ts';
import { PlaylistCard, type PlaylistRow } from './PlaylistCells.tsx';
import { PlaylistsExportDocument } from './PlaylistsExport.generated.ts';
import { PlaylistsPageDocument, usePlaylistsPageQuery } from './PlaylistsPage.generated.ts';
import { PlaylistSummary } from './PlaylistSummary.tsx';
import { usePlaylistColumns } from './usePlaylistColumns.tsx';

/** First query of the list. */
export const questions = listQuestions(PlaylistsPageDocument);

export function PlaylistsPage() {
  const { t } = useTranslation('media');
  const { viewer, hasCapability } = useSession();
  const mayChange = hasCapability('playlists');
  const customerId = viewer.customer.id;
  const list = useListState({ id: 'playlists', views: ['list', 'cards'] });
  const variables = listVariables(customerId, list);
  const query = usePlaylistsPageQuery({
    variables,
    notifyOnNetworkStatusChange: true,
    // A playlist whose videos cannot be read shows dashes; the others stay.
    errorPolicy: 'all',
  });
  const { rows, load } = usePagedRows(query, (data) => data.customer?.playlists);
  const [toDelete, setToDelete] = useState<PlaylistRow>();
  const askDelete = useCallback((playlist: PlaylistRow) => setToDelete(playlist), []);
  const columns = usePlaylistColumns(mayChange ? askDelete : undefined);

  return (
    <>
      <ListPage<PlaylistRow>
        title={t('playlists.title')}
        summary={<PlaylistSummary customerId={customerId} />}
        list={list}
        filterLabel={t('playlists.filter')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        load={load}
        bin={mayChange && 'PLAYLIST'}
        isNarrowed={Boolean(list.filter)}
        empty={{
          drawing: 'playlist',
          sentence: t('playlists.empty'),
          ...(mayChange && { action: { label: t('playlists.create'), to: addPlaylistPath() } }),
        }}
        renderCard={(playlist) => <PlaylistCard playlist={playlist} />}
        exportCsv={{ document: PlaylistsExportDocument, name: t('playlists.fileName'), variables }}
        query={{ document: PlaylistsPageDocument, variables }}
        primary={
          mayChange && (
            <LinkButton to={addPlaylistPath()} intent="primary" icon={<Add />} text={t('playlists.create')} />
          )
        }
      />
      {toDelete && <DeletePlaylistDialog playlist={toDelete} onClose={() => setToDelete(undefined)} />}
    </>
  );
}

const keyOf = (playlist: PlaylistRow) => playlist.id;
const nameOf = (playlist: PlaylistRow) => playlist.name;
