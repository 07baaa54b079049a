import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { More, Play, Refresh, Stop, Upload } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import type { EncoderCommand } from '../../schema.generated.ts';
import { AddEventItem } from '../../ui/AddEvent.tsx';
import { canCommand } from './public/encoderState.ts';
import type { Commandable } from './commanded.ts';

export const COMMANDS: ReadonlyArray<{ command: EncoderCommand; Icon: typeof Play }> = [
  { command: 'START', Icon: Play },
  { command: 'STOP', Icon: Stop },
  { command: 'RESTART', Icon: Refresh },
  { command: 'UPDATE', Icon: Upload },
];

interface CommandMenuProps {
  encoder: Commandable;
  onCommand: (command: EncoderCommand, encoders: readonly Commandable[]) => void;
}

/** Commands for one encoder. Unavailable ones are disabled. */
export function CommandMenu({ encoder, onCommand }: CommandMenuProps) {
  const { t } = useTranslation('encoders');
  return (
    <span className="list-above">
      <PopoverNext
        placement="bottom-end"
        content={
          <Menu>
            {COMMANDS.map(({ command, Icon }) => (
              <MenuItem
                key={command}
                icon={<Icon />}
                text={t(`command.${command}.label`)}
                disabled={!canCommand(command, encoder.status.state)}
                onClick={() => onCommand(command, [encoder])}
              />
            ))}
            <AddEventItem begins={{ encoder: encoder.id }} />
          </Menu>
        }
      >
        <Button variant="minimal" icon={<More />} aria-label={t('list.actions', { name: encoder.name })} />
      </PopoverNext>
    </span>
  );
}
