import { Add, Download, Plus, Tag, Trash } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../../kernel/session.tsx';
import type { BulkAction } from '../../../../ui/listTypes.ts';
import type { Selection } from '../../../../ui/useSelection.ts';
import type { MediaRow } from '../MediaStateTag.tsx';
import { addPlaylistPath } from '../../../../kernel/paths/media.ts';

type BulkId = 'addTo' | 'tags' | 'download' | 'delete';

/** Bulk action and its videos. */
export interface LibraryBulk {
  id: BulkId;
  videos: readonly MediaRow[];
  selection: Selection<MediaRow>;
}

/** Available actions for the selected videos. */
export function useLibraryBulk(onOpen: (bulk: LibraryBulk) => void): BulkAction<MediaRow>[] {
  const { t } = useTranslation('media');
  const { hasCapability } = useSession();
  const navigate = useNavigate();
  const action = (id: BulkId, icon: React.ReactNode): BulkAction<MediaRow> => ({
    id,
    label: t(`library.${id}`),
    icon,
    onRun: (videos, selection) => onOpen({ id, videos, selection }),
  });
  const create: BulkAction<MediaRow> = {
    id: 'playlist',
    label: t('library.makePlaylist'),
    icon: <Plus />,
    onRun: (videos) => void navigate(addPlaylistPath(videos.map(({ id }) => id))),
  };
  return [
    ...(hasCapability('playlists') ? [action('addTo', <Add />), create] : []),
    ...(hasCapability('updateLibrary') ? [action('tags', <Tag />)] : []),
    ...(hasCapability('downloadLibrary') ? [action('download', <Download />)] : []),
    ...(hasCapability('deleteLibrary') ? [action('delete', <Trash />)] : []),
  ];
}
