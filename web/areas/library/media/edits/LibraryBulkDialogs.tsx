import { useMemo } from 'react';
import { AddToPlaylistDialog } from './AddToPlaylistDialog.tsx';
import { BulkTagsDialog } from './BulkTagsDialog.tsx';
import { DeleteMediaDialog } from '../public/DeleteMediaDialog.tsx';
import { DownloadManyDialog } from './DownloadManyDialog.tsx';
import type { LibraryBulk } from './LibraryBulk.tsx';

interface LibraryBulkDialogsProps {
  open: LibraryBulk;
  onClose: () => void;
}

/** The dialog of what is being done with several videos. */
export function LibraryBulkDialogs({ open: { id, videos, selection }, onClose }: LibraryBulkDialogsProps) {
  const ids = useMemo(() => videos.map((video) => video.id), [videos]);
  switch (id) {
    case 'addTo':
      return <AddToPlaylistDialog mediaIds={ids} onClose={onClose} />;
    case 'tags':
      return <BulkTagsDialog videos={videos} onClose={onClose} onDone={selection.keep} />;
    case 'download':
      return <DownloadManyDialog videos={videos} onClose={onClose} onDone={selection.keep} />;
    case 'delete':
      return <DeleteMediaDialog videos={videos} onClose={onClose} onDeleted={selection.keep} />;
  }
}
