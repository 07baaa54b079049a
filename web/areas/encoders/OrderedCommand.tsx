import { CommandDialog } from './CommandDialog.tsx';
import { COMMANDS } from './CommandMenu.tsx';
import type { Commandable } from './commanded.ts';
import { canCommand } from './public/encoderState.ts';
import { useEncoderCommand } from './useEncoderCommand.ts';

interface OrderedCommandProps {
  /** The command as the address names it. */
  order: string;
  encoder: Commandable;
  customerId: string;
  onClose: () => void;
}

/** Asks before a command is given that the address brought along; always, for a link can come from anybody. */
export function OrderedCommand({ order, encoder, customerId, onClose }: OrderedCommandProps) {
  const give = useEncoderCommand();
  const known = COMMANDS.find(({ command }) => command === order);
  if (!known || !canCommand(known.command, encoder.status.state)) return null;
  return (
    <CommandDialog
      customerId={customerId}
      command={known.command}
      encoders={[encoder]}
      onConfirm={async () => void (await give([encoder], known.command))}
      onClose={onClose}
    />
  );
}
