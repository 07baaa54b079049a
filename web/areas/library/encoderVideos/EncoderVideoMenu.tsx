import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Edit, More, Trash, Upload } from '@blueprintjs/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { DeleteEncoderVideoDialog } from './DeleteEncoderVideoDialog.tsx';
import type { EncoderVideoRow_VideoFragment } from './EncoderVideos.generated.ts';
import { RenameEncoderVideoDialog } from './RenameEncoderVideoDialog.tsx';
import { canLoad } from './venueLoads.ts';

// It comes with what it needs; most visits load nothing.
const LoadEventsDialog = lazy(async () => ({
  default: (await import('./LoadEventsDialog.tsx')).LoadEventsDialog,
}));

interface EncoderVideoMenuProps {
  video: EncoderVideoRow_VideoFragment;
  variant?: 'minimal';
  onDeleted?: () => void;
}

/**
 * Loading an encoder video on decoders (PRM-05), renaming and deleting it (PRM-19), for those who may. Who may only look
 * at its channel reads so (USR-09).
 */
export function EncoderVideoMenu({ video, variant, onDeleted }: EncoderVideoMenuProps) {
  const { t } = useTranslation('encoderVideos');
  const { can, hasCapability } = useSession();
  const [open, setOpen] = useState<'load' | 'rename' | 'delete'>();
  const button = useRef<HTMLButtonElement>(null);
  const mayLoad = can('MANAGE_VENUES');
  const mayChange = hasCapability('events');
  if (!mayLoad && !mayChange) return null;
  const close = () => setOpen(undefined);
  // Two dialogs, one after the other, do not know where the focus was before them.
  const closeLoad = () => {
    close();
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <PopoverNext
        placement="bottom-end"
        content={
          <Menu>
            {mayLoad && (
              <MenuItem
                icon={<Upload />}
                text={t('load.open')}
                disabled={!canLoad(video)}
                onClick={() => setOpen('load')}
              />
            )}
            {mayChange && (
              <>
                {video.isViewOnly && <MenuDivider title={t('viewOnly')} />}
                <MenuItem
                  icon={<Edit />}
                  text={t('rename.open')}
                  disabled={video.isViewOnly}
                  onClick={() => setOpen('rename')}
                />
                <MenuItem
                  icon={<Trash />}
                  intent="danger"
                  text={t('remove.open')}
                  disabled={video.isViewOnly || video.status !== 'STOPPED'}
                  onClick={() => setOpen('delete')}
                />
              </>
            )}
          </Menu>
        }
      >
        <Button ref={button} icon={<More />} variant={variant} aria-label={t('more', { name: video.name })} />
      </PopoverNext>
      {open === 'load' && (
        <Suspense>
          <LoadEventsDialog videos={[video]} onClose={closeLoad} />
        </Suspense>
      )}
      {open === 'rename' && <RenameEncoderVideoDialog video={video} onClose={close} />}
      {open === 'delete' && <DeleteEncoderVideoDialog video={video} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}
