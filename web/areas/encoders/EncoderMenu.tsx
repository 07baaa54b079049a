import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Exchange, More, Trash, Upload } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { encoderStateWord, MOVABLE_STATES } from '../../../schema/rules/encoderStates.ts';
import { useSession } from '../../kernel/session.tsx';
import type { EncoderRow } from './public/encoderState.ts';
import { MoveEncoderDialog } from './MoveEncoderDialog.tsx';
import { encodersPath, updateEncoderPath } from '../../kernel/paths/encoders.ts';
import { RemoveEncoderDialog } from './RemoveEncoderDialog.tsx';

/** Less frequent actions: update, and for admins, move and remove. */
export function EncoderMenu({ encoder }: { encoder: EncoderRow }) {
  const { t } = useTranslation('encoders');
  const { hasCapability } = useSession();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'move' | 'remove'>();
  const isMovable = MOVABLE_STATES.includes(encoderStateWord(encoder.status.state));
  const isAdmin = hasCapability('encodersAdmin') && encoder.type === 'HARDWARE';
  const leave = () => void navigate(encodersPath(), { replace: true });
  return (
    <>
      <PopoverNext
        placement="bottom-end"
        content={
          <Menu>
            <MenuItem
              icon={<Upload />}
              text={t('menu.update')}
              onClick={() => void navigate(updateEncoderPath(encoder.id))}
            />
            {isAdmin && (
              <>
                <MenuItem
                  icon={<Exchange />}
                  text={t('menu.move')}
                  disabled={!isMovable}
                  onClick={() => setOpen('move')}
                />
                <MenuItem
                  icon={<Trash />}
                  text={t('menu.remove')}
                  disabled={!isMovable}
                  onClick={() => setOpen('remove')}
                />
              </>
            )}
          </Menu>
        }
      >
        <Button icon={<More />} aria-label={t('menu.more', { name: encoder.name })} />
      </PopoverNext>
      {open === 'move' && (
        <MoveEncoderDialog encoder={encoder} onClose={() => setOpen(undefined)} onMoved={leave} />
      )}
      {open === 'remove' && (
        <RemoveEncoderDialog encoder={encoder} onClose={() => setOpen(undefined)} onRemoved={leave} />
      )}
    </>
  );
}
