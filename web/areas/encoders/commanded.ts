import type { EncoderCommand } from '../../schema.generated.ts';
import { STATE_AFTER, type EncoderRow } from './public/encoderState.ts';

/** Fields of an encoder for showing its new state before the response. */
export type Commandable = Pick<EncoderRow, 'id' | 'name' | 'version' | 'availableVersion' | 'status'>;

/** The encoder as it will be once it has taken the command. */
export const commanded = (
  { id, name, version, availableVersion, status }: Commandable,
  command: EncoderCommand,
) =>
  ({
    __typename: 'Encoder',
    id,
    name,
    version,
    availableVersion,
    status: { ...status, state: STATE_AFTER[command] },
  }) as const;
