import { Add, Download, Plus, Tag, Trash } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../app/session.tsx';
import type { BulkAction } from '../../../ui/listTypes.ts';
import type { ListState } from '../../../ui/useListState.ts';
import type { MediaRow } from '../MediaStateTag.tsx';
import { addPlaylistPath } from '../paths.ts';
import { AddToPlaylistDialog } from './AddToPlaylistDialog.tsx';
import { BulkTagsDialog } from './BulkTagsDialog.tsx';
import { DeleteMediaDialog } from './DeleteMediaDialog.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';

type BulkId = 'addTo' | 'tags' | 'download' | 'delete';

/** What is being done with which videos. */
export interface LibraryBulk {
  id: BulkId;
  videos: readonly MediaRow[];
}

/** What the person may do with the chosen videos. */
export function useLibraryBulk(onOpen: (id: BulkId, ids: readonly string[]) => void): BulkAction[] {
  const { t } = useTranslation('media');
  const { hasCapability } = useSession();
  const navigate = useNavigate();
  const action = (id: BulkId, icon: React.ReactNode): BulkAction => ({
    id,
    label: t(`library.${id}`),
    icon,
    onRun: (ids) => onOpen(id, ids),
  });
  const create: BulkAction = {
    id: 'playlist',
    label: t('library.makePlaylist'),
    icon: <Plus />,
    onRun: (ids) => void navigate(addPlaylistPath(ids)),
  };
  return [
    ...(hasCapability('playlists') ? [action('addTo', <Add />), create] : []),
    ...(hasCapability('updateLibrary') ? [action('tags', <Tag />)] : []),
    ...(hasCapability('downloadLibrary') ? [action('download', <Download />)] : []),
    ...(hasCapability('deleteLibrary') ? [action('delete', <Trash />)] : []),
  ];
}

interface LibraryBulkDialogsProps {
  open: LibraryBulk;
  list: ListState;
  onClose: () => void;
}

export function LibraryBulkDialogs({ open: { id, videos }, list, onClose }: LibraryBulkDialogsProps) {
  const ids = useMemo(() => videos.map((video) => video.id), [videos]);
  const [first] = videos;
  switch (id) {
    case 'addTo':
      return <AddToPlaylistDialog mediaIds={ids} onClose={onClose} />;
    case 'tags':
      return <BulkTagsDialog videos={videos} onClose={onClose} onDone={(failed) => list.select(failed)} />;
    case 'download':
      return first ? <DownloadDialog media={first} onClose={onClose} /> : null;
    case 'delete':
      return <DeleteMediaDialog videos={videos} onClose={onClose} onDeleted={() => list.select([])} />;
  }
}
