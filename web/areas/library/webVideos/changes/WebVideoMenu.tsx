import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core';
import {
  Archive,
  Cut,
  Desktop,
  Download,
  Edit,
  EyeOpen,
  More,
  Play,
  Repeat,
  Share,
  Stop,
  Trash,
  Undo,
} from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../../kernel/session.tsx';
import type { Playhead } from '../../../../player/playhead.ts';
import { ChannelDialog } from '../../../destinations/webChannels/public/ChannelDialog.tsx';
import { canStop } from '../public/canStop.ts';
import { PublishDialog } from '../public/PublishDialog.tsx';
import { startWebVideoPath } from '../../../../kernel/paths/webVideos.ts';
import type { WebVideo } from '../useWebVideo.ts';
import { hasEnded } from '../webVideoStates.ts';
import { DeleteDestinationDialog } from './DeleteDestinationDialog.tsx';
import { EditDestinationDialog } from './EditDestinationDialog.tsx';
import { AgainDialog, DownloadWebVideoDialog, TrimDialog } from './RecordingDialogs.tsx';
import { SaveToLibraryDialog } from './SaveToLibraryDialog.tsx';
import { StopDestinationsDialog } from './StopDestinationsDialog.tsx';
import { useNextReplay } from './useNextReplay.ts';
import { useUntrim } from './useUntrim.ts';

type Open =
  'share' | 'preview' | 'edit' | 'publish' | 'stop' | 'delete' | 'save' | 'trim' | 'again' | 'download';

/** Actions on a broadcast besides stopping it, by permission (S-030, S-178 to S-180, S-182, S-183). */
export function WebVideoMenu({ video, playhead }: { video: WebVideo; playhead: Playhead }) {
  const { t } = useTranslation('webVideos');
  const { can, hasCapability } = useSession();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const replay = useNextReplay(video);
  const untrim = useUntrim(video);
  const mayChange = can('MANAGE_SCHEDULE');
  const isRecorded = hasEnded(video.state) && video.isPlayable;
  const item = (name: Open, icon: React.JSX.Element, text: string) => (
    <MenuItem key={name} icon={icon} text={text} onClick={() => setOpen(name)} />
  );
  const running = runningOf(video);
  const items = [
    video.webChannel && item('share', <Share />, t('channel.share')),
    video.webChannel && item('preview', <Desktop />, t('channel.preview')),
    video.webChannel && mayChange && <MenuDivider key="channel" />,
    mayChange && item('edit', <Edit />, t('edit.open')),
    mayChange && video.kind !== 'RTMP' && item('publish', <EyeOpen />, t('publish.open')),
    mayChange && video.webChannel && (
      <MenuItem
        key="replay"
        icon={<Repeat />}
        text={t(video.isNextReplay ? 'replay.clear' : 'replay.choose')}
        onClick={() => void replay(!video.isNextReplay)}
      />
    ),
    isRecorded && <MenuDivider key="recording" title={t('recording')} />,
    isRecorded && hasCapability('addLibrary') && item('save', <Archive />, t('save.open')),
    isRecorded && hasCapability('downloadLibrary') && item('download', <Download />, t('download')),
    isRecorded && mayChange && item('trim', <Cut />, t('trim.open')),
    isRecorded && mayChange && video.isTrimmed && (
      <MenuItem key="untrim" icon={<Undo />} text={t('trim.undo')} onClick={() => void untrim()} />
    ),
    isRecorded && mayChange && video.webChannel && item('again', <Play />, t('again.open')),
    isRecorded && mayChange && (
      <MenuItem
        key="elsewhere"
        icon={<Play />}
        text={t('again.elsewhere')}
        onClick={() => void navigate(startWebVideoPath(video.id, 'recording'))}
      />
    ),
    mayChange && <MenuDivider key="end" />,
    mayChange &&
      running.length > 1 &&
      video.customer &&
      item('stop', <Stop />, t('stopMany.open', { count: running.length })),
    mayChange && (
      <MenuItem
        key="delete"
        icon={<Trash />}
        intent="danger"
        text={t('delete.open')}
        onClick={() => setOpen('delete')}
      />
    ),
  ].filter(Boolean);
  if (items.length === 0) return null;
  return (
    <>
      <PopoverNext placement="bottom-end" content={<Menu>{items}</Menu>}>
        <Button icon={<More />} aria-label={t('more')} />
      </PopoverNext>
      {open && <Opened open={open} video={video} playhead={playhead} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const runningOf = (video: WebVideo) => [video, ...(video.otherDestinations ?? [])].filter(canStop);

interface OpenedProps {
  open: Open;
  video: WebVideo;
  playhead: Playhead;
  onClose: () => void;
}

function Opened({ open, video, playhead, onClose }: OpenedProps) {
  switch (open) {
    case 'share':
    case 'preview':
      return video.webChannel ? (
        <ChannelDialog channel={video.webChannel} shows={open} onClose={onClose} />
      ) : null;
    case 'edit':
      return <EditDestinationDialog video={video} onClose={onClose} />;
    case 'publish':
      return <PublishDialog destination={video} timezone={video.customer?.timezone} onClose={onClose} />;
    case 'delete':
      return <DeleteDestinationDialog video={video} onClose={onClose} />;
    case 'save':
      return <SaveToLibraryDialog video={video} onClose={onClose} />;
    case 'trim':
      return <TrimDialog video={video} playhead={playhead} onClose={onClose} />;
    case 'again':
      return <AgainDialog video={video} playhead={playhead} onClose={onClose} />;
    case 'download':
      return <DownloadWebVideoDialog video={video} onClose={onClose} />;
    case 'stop':
      return video.customer ? (
        <StopDestinationsDialog
          destinations={runningOf(video)}
          customerId={video.customer.id}
          onClose={onClose}
        />
      ) : null;
  }
}
