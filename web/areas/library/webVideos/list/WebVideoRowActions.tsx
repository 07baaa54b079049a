import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Archive, More, Repeat, Stop } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../kernel/session.tsx';
import { useNextReplay } from '../changes/useNextReplay.ts';
import { canStop } from '../public/canStop.ts';
import { StopDestinationDialog } from '../public/StopDestinationDialog.tsx';
import { hasEnded } from '../webVideoStates.ts';
import type { WebVideoRow_VideoFragment } from './WebVideos.generated.ts';

const SaveToLibraryDialog = lazy(async () => ({
  default: (await import('../changes/SaveToLibraryDialog.tsx')).SaveToLibraryDialog,
}));

/** Row actions: stop, save, and choose as next replay (S-029). */
export function WebVideoRowActions({ video }: { video: WebVideoRow_VideoFragment }) {
  const { t } = useTranslation('webVideos');
  const { can, hasCapability } = useSession();
  const [open, setOpen] = useState<'stop' | 'save'>();
  const replay = useNextReplay(video);
  const close = () => setOpen(undefined);
  const mayChange = can('MANAGE_SCHEDULE');
  const items = [
    mayChange && canStop(video) && (
      <MenuItem key="s" icon={<Stop />} text={t('stop.confirm')} onClick={() => setOpen('stop')} />
    ),
    hasCapability('addLibrary') && hasEnded(video.state) && video.isPlayable && (
      <MenuItem key="l" icon={<Archive />} text={t('save.open')} onClick={() => setOpen('save')} />
    ),
    mayChange && video.webChannel && (
      <MenuItem
        key="r"
        icon={<Repeat />}
        text={t(video.isNextReplay ? 'replay.clear' : 'replay.choose')}
        onClick={() => void replay(!video.isNextReplay)}
      />
    ),
  ].filter(Boolean);
  if (items.length === 0) return null;
  return (
    <>
      <PopoverNext placement="bottom-end" content={<Menu>{items}</Menu>}>
        <Button variant="minimal" icon={<More />} aria-label={t('list.moreOf', { name: video.title })} />
      </PopoverNext>
      {open === 'stop' && <StopDestinationDialog destination={video} onClose={close} />}
      {open === 'save' && (
        <Suspense>
          <SaveToLibraryDialog video={video} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
