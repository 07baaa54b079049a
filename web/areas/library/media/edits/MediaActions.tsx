import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Add, Download, Edit, Media, More, Play, Share, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useScreen } from '../../../../kernel/screen.ts';
import { useSession } from '../../../../kernel/session.tsx';
import type { PlayerHandle } from '../../../../player/playhead.ts';
import { AddEventItem } from '../../../../ui/AddEvent.tsx';
import { postClipPath } from '../../../../kernel/paths/posts.ts';
import { startWebVideoPath } from '../../../../kernel/paths/webVideos.ts';
import type { MediaDetails } from '../mediaDetails.ts';
import { libraryPath } from '../../../../kernel/paths/media.ts';
import { AddToPlaylistDialog } from './AddToPlaylistDialog.tsx';
import { DeleteMediaDialog } from '../public/DeleteMediaDialog.tsx';
import { DownloadDialog } from '../public/DownloadDialog.tsx';
import { EditMediaDialog } from './EditMediaDialog.tsx';
import { ThumbnailDialog } from './ThumbnailDialog.tsx';

type Open = 'edit' | 'thumbnail' | 'download' | 'playlist' | 'delete';

interface MediaActionsProps {
  media: MediaDetails;
  player: () => PlayerHandle | null;
}

/** Available actions on a video, each with a dialog. */
export function MediaActions({ media, player }: MediaActionsProps) {
  const { t } = useTranslation('media');
  const { can, hasCapability } = useSession();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const mayPost = useScreen('postClip') !== undefined;
  const mayUpdate = hasCapability('updateLibrary');
  const items = [
    mayUpdate && (
      <MenuItem key="t" icon={<Media />} text={t('actions.thumbnail')} onClick={() => setOpen('thumbnail')} />
    ),
    hasCapability('downloadLibrary') && media.isPlayable && (
      <MenuItem
        key="l"
        icon={<Download />}
        text={t('actions.download')}
        onClick={() => setOpen('download')}
      />
    ),
    can('MANAGE_SCHEDULE') && media.isPlayable && media.state === 'COMPLETED' && (
      <MenuItem
        key="w"
        icon={<Play />}
        text={t('actions.startWebVideo')}
        onClick={() => void navigate(startWebVideoPath(media.id))}
      />
    ),
    can('MANAGE_SCHEDULE') && media.state === 'COMPLETED' && (
      <AddEventItem key="e" begins={{ media: media.id }} />
    ),
    mayPost && media.isPlayable && (
      <MenuItem
        key="s"
        icon={<Share />}
        text={t('actions.post')}
        onClick={() => void navigate(postClipPath(media.id))}
      />
    ),
    hasCapability('playlists') && (
      <MenuItem key="p" icon={<Add />} text={t('actions.playlist')} onClick={() => setOpen('playlist')} />
    ),
    hasCapability('deleteLibrary') && (
      <MenuItem
        key="d"
        icon={<Trash />}
        intent="danger"
        text={t('actions.delete')}
        // STM-08: only what has finished saving, or failed to, can be deleted.
        disabled={media.state !== 'COMPLETED' && media.state !== 'ERRORED'}
        onClick={() => setOpen('delete')}
      />
    ),
  ].filter(Boolean);
  return (
    <>
      {items.length > 0 && (
        <PopoverNext placement="bottom-end" content={<Menu>{items}</Menu>}>
          <Button icon={<More />} aria-label={t('actions.more')} />
        </PopoverNext>
      )}
      {mayUpdate && (
        <Button intent="primary" icon={<Edit />} text={t('actions.edit')} onClick={() => setOpen('edit')} />
      )}
      {open && <Opened open={open} media={media} player={player} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function Opened({ open, media, player, onClose }: MediaActionsProps & { open: Open; onClose: () => void }) {
  const navigate = useNavigate();
  switch (open) {
    case 'edit':
      return (
        <EditMediaDialog
          media={media}
          timeZone={media.customer?.timezone ?? 'UTC'}
          player={player}
          onClose={onClose}
        />
      );
    case 'thumbnail':
      return <ThumbnailDialog media={media} player={player} onClose={onClose} />;
    case 'download':
      return <DownloadDialog media={media} onClose={onClose} />;
    case 'playlist':
      return <AddToPlaylistDialog mediaIds={[media.id]} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteMediaDialog
          videos={[media]}
          onClose={onClose}
          onDeleted={(failed) => failed.length === 0 && void navigate(libraryPath())}
        />
      );
  }
}
