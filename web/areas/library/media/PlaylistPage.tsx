import { Button } from '@blueprintjs/core';
import { Add, Edit, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import type { Question } from '../../../kernel/early.ts';
import type { Visit } from '../../../kernel/screen.ts';
import { useSession } from '../../../kernel/session.tsx';
import { useAddress } from '../../../kernel/useAddress.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { UsesList } from '../../../ui/UsesList.tsx';
import { DeletePlaylistDialog } from './DeletePlaylistDialog.tsx';
import { EditPlaylistPage } from './EditPlaylistPage.tsx';
import { addVideosPath, editPlaylistPath, playlistsPath } from '../../../kernel/paths/media.ts';
import { formatLength, formatMediaCount } from './PlaylistCells.tsx';
import { PlaylistPageDocument, usePlaylistPageQuery } from './PlaylistPage.generated.ts';
import type { PlaylistDetails } from './playlistDetails.ts';
import { PlaylistVideos } from './PlaylistVideos.tsx';
import { ShareTab } from './share/ShareTab.tsx';
import { usePlaylistUses } from './usePlaylistUses.ts';

/** First queries of the page. */
export const questions = ({ params: { uuid = '' } }: Visit): Question[] => [
  { document: PlaylistPageDocument, variables: { id: uuid } },
];

export function PlaylistPage() {
  const { t } = useTranslation('media');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const [params] = useAddress();
  const { hasCapability } = useSession();
  const [isDeleting, setDeleting] = useState(false);
  const variables = { id: uuid };
  const query = usePlaylistPageQuery({
    variables,
    errorPolicy: 'all',
  });
  const { thing: playlist, load } = useDetails(query, uuid, (data) => data.playlist);
  if (playlist && params.has('edit') && hasCapability('playlists'))
    return <EditPlaylistPage playlist={playlist} />;
  return (
    <>
      <DetailsPage
        title={playlist?.name}
        back={{ label: t('playlists.title'), to: playlistsPath() }}
        summary={playlist && `${formatMediaCount(playlist, t)} · ${formatLength(playlist.totalLength)}`}
        load={load}
        missing={t('playlists.missing')}
        actions={playlist && <Actions playlist={playlist} onDelete={() => setDeleting(true)} />}
        tabs={
          playlist
            ? [
                {
                  id: 'videos',
                  label: t('playlists.tabs.videos'),
                  ...(playlist.mediaCount !== null && { count: playlist.mediaCount }),
                  panel: <PlaylistVideos playlist={playlist} onRetry={load.retry} />,
                },
                {
                  id: 'share',
                  label: t('media.tabs.share'),
                  panel: <ShareTab subject={{ playlistId: playlist.id }} help={t('share.playlistHelp')} />,
                },
                {
                  id: 'settings',
                  label: t('playlists.tabs.settings'),
                  panel: <Settings playlist={playlist} />,
                },
              ]
            : []
        }
      />
      {playlist && isDeleting && (
        <DeletePlaylistDialog
          playlist={playlist}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(playlistsPath(), { replace: true })}
        />
      )}
    </>
  );
}

/** Actions on a playlist. Users with read access only get the query. */
function Actions({ playlist, onDelete }: { playlist: PlaylistDetails; onDelete: () => void }) {
  const { t } = useTranslation('media');
  const navigate = useNavigate();
  const { hasCapability } = useSession();
  const source = { document: PlaylistPageDocument, variables: { id: playlist.id } };
  return (
    <>
      <OpenQueryButton source={source} variant="minimal" />
      {hasCapability('playlists') && (
        <>
          <Button icon={<Trash />} text={t('playlists.removeConfirm')} onClick={onDelete} />
          <Button
            icon={<Edit />}
            text={t('playlists.edit')}
            onClick={() => void navigate(editPlaylistPath(playlist.id))}
          />
          <Button
            icon={<Add />}
            intent="primary"
            text={t('playlists.addVideos')}
            onClick={() => void navigate(addVideosPath(playlist.id, playlist.mediaCount ?? 0))}
          />
        </>
      )}
    </>
  );
}

function Settings({ playlist }: { playlist: PlaylistDetails }) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const uses = usePlaylistUses(playlist.id);
  return (
    <>
      <div className="card">
        <DetailsList
          rows={[
            [t('playlistForm.name'), playlist.name],
            [
              t('playlistForm.rolling'),
              t(playlist.isRolling ? 'playlists.rollingLong' : 'playlists.fixedLong'),
            ],
            [t('playlistForm.position'), t(`playlists.positions.${playlist.sortPosition}`)],
            [t('columns.created'), format.dateTime(playlist.createdAt, playlist.customer?.timezone)],
          ]}
        />
      </div>
      <section className="card media-uses" aria-label={t('media.uses')}>
        <h2>{t('media.uses')}</h2>
        <UsesList uses={uses} isLinked />
      </section>
    </>
  );
}
