import { useCallback, useState, type ReactNode } from 'react';
import type { EncoderCommand } from '../../schema.generated.ts';
import { CommandDialog } from './CommandDialog.tsx';
import { canCommand } from './encoderState.ts';
import { useEncoderCommand, type Commandable } from './useEncoderCommand.ts';

/** Starts at once, asks before the rest. Render `dialog` somewhere on the page. */
export function useCommandFlow(): {
  give: (command: EncoderCommand, encoders: readonly Commandable[]) => void;
  dialog: ReactNode;
} {
  const command = useEncoderCommand();
  const [asked, setAsked] = useState<{ command: EncoderCommand; encoders: readonly Commandable[] }>();
  const give = useCallback(
    (wanted: EncoderCommand, encoders: readonly Commandable[]) => {
      const able = encoders.filter(({ status }) => canCommand(wanted, status.state));
      if (able.length === 0) return;
      if (wanted === 'START') void command(able, wanted);
      else setAsked({ command: wanted, encoders: able });
    },
    [command],
  );
  return {
    give,
    dialog: asked && (
      <CommandDialog
        {...asked}
        onConfirm={() => command(asked.encoders, asked.command)}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
