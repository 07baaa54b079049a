import { useNow } from '../../../time/useNow.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { getDecoderState } from './decoderState.ts';

interface DecoderTagProps {
  decoder: { status: string; reportedAt: string | null } | null | undefined;
}

/** State of a decoder (DEC-09, STM-21). */
export function DecoderTag({ decoder }: DecoderTagProps) {
  return <StatusTag kind="decoder" state={getDecoderState(decoder, useNow())} />;
}
