import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Edit, More, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session.tsx';
import { DeleteEncoderVideoDialog } from './DeleteEncoderVideoDialog.tsx';
import type { EncoderVideoRow_VideoFragment } from './EncoderVideos.generated.ts';
import { RenameEncoderVideoDialog } from './RenameEncoderVideoDialog.tsx';

interface EncoderVideoMenuProps {
  video: Pick<EncoderVideoRow_VideoFragment, 'id' | 'name' | 'status'>;
  variant?: 'minimal';
  onDeleted?: () => void;
}

/** Renaming and deleting an encoder video, for those who may (PRM-19). */
export function EncoderVideoMenu({ video, variant, onDeleted }: EncoderVideoMenuProps) {
  const { t } = useTranslation('encoderVideos');
  const { hasCapability } = useSession();
  const [open, setOpen] = useState<'rename' | 'delete'>();
  if (!hasCapability('events')) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <PopoverNext
        placement="bottom-end"
        content={
          <Menu>
            <MenuItem icon={<Edit />} text={t('rename.open')} onClick={() => setOpen('rename')} />
            <MenuItem
              icon={<Trash />}
              intent="danger"
              text={t('remove.open')}
              disabled={video.status !== 'STOPPED'}
              onClick={() => setOpen('delete')}
            />
          </Menu>
        }
      >
        <Button icon={<More />} variant={variant} aria-label={t('more', { name: video.name })} />
      </PopoverNext>
      {open === 'rename' && <RenameEncoderVideoDialog video={video} onClose={close} />}
      {open === 'delete' && <DeleteEncoderVideoDialog video={video} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}
