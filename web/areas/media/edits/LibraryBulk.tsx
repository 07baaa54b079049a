import { Add, Download, Plus, Tag, Trash } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../app/session.tsx';
import type { BulkAction } from '../../../ui/listTypes.ts';
import type { MediaRow } from '../MediaStateTag.tsx';
import { addPlaylistPath } from '../paths.ts';

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
