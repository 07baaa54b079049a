import { isProcessingOver } from '../../schema/rules/processing.ts';
import type { MediaProcessingState } from '../schema.generated.ts';
import { useFormat } from '../time/format.ts';
import { StatusTag } from './StatusTag.tsx';

interface Processing {
  state: MediaProcessingState;
  /** 0 to 100. */
  percent: number;
}

export function isProcessing({ state }: Pick<Processing, 'state'>): boolean {
  return !isProcessingOver(state);
}

/** Progress of a started processing. Before that, zero would look stuck. */
export function getProcessingPercent(processing: Processing): number | undefined {
  return isProcessing(processing) && processing.state !== 'PENDING' ? processing.percent : undefined;
}

/** Processing state of a video with progress. */
export function ProcessingTag({ processing }: { processing: Processing }) {
  const format = useFormat();
  const percent = getProcessingPercent(processing);
  return (
    <StatusTag
      kind="processing"
      state={processing.state}
      {...(percent !== undefined && { detail: format.percent(percent / 100) })}
    />
  );
}
