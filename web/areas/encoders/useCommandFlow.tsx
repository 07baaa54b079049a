import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { EncoderCommand } from '../../schema.generated.ts';
import { canCommand } from './public/encoderState.ts';
import type { Commandable } from './commanded.ts';
import { useEncoderCommand } from './useEncoderCommand.ts';

// The dialog loads the affected objects; most visits do not need it.
const CommandDialog = lazy(async () => ({ default: (await import('./CommandDialog.tsx')).CommandDialog }));

interface Asked {
  command: EncoderCommand;
  encoders: readonly Commandable[];
  onRefused?: (ids: string[]) => void;
}

/**
 * Commands to encoders of an organization. One is started at once; it asks before many are, and before the rest.
 * `onRefused` hears of the encoders that did not take the command. Render `dialog` somewhere on the page.
 */
export function useCommandFlow(customerId: string): {
  give: (
    command: EncoderCommand,
    encoders: readonly Commandable[],
    onRefused?: (ids: string[]) => void,
  ) => void;
  dialog: ReactNode;
} {
  const command = useEncoderCommand();
  const [asked, setAsked] = useState<Asked>();
  const send = useCallback(
    async ({ command: wanted, encoders, onRefused }: Asked) => {
      const refused = await command(encoders, wanted);
      onRefused?.(refused);
    },
    [command],
  );
  const give = useCallback(
    (wanted: EncoderCommand, encoders: readonly Commandable[], onRefused?: (ids: string[]) => void) => {
      if (!encoders.some(({ status }) => canCommand(wanted, status.state))) return;
      const order = { command: wanted, encoders, ...(onRefused && { onRefused }) };
      if (wanted === 'START' && encoders.length === 1) void send(order);
      else setAsked(order);
    },
    [send],
  );
  return {
    give,
    dialog: asked && (
      <Suspense>
        <CommandDialog
          customerId={customerId}
          command={asked.command}
          encoders={asked.encoders.filter(({ status }) => canCommand(asked.command, status.state))}
          onConfirm={() => send(asked)}
          onClose={() => setAsked(undefined)}
        />
      </Suspense>
    ),
  };
}
