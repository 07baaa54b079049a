import type { Rtmp_DestinationFragment } from './DestinationPage.generated.ts';

/** A destination as the form holds it: a view URL that is none is empty, and so is a key that stays. */
export interface DestinationValues {
  name: string;
  streamUrl: string;
  streamKey: string;
  viewUrl: string;
}

export const NEW_DESTINATION: DestinationValues = { name: '', streamUrl: '', streamKey: '', viewUrl: '' };

export function toRtmpValues({ name, streamUrl, viewUrl }: Rtmp_DestinationFragment): DestinationValues {
  return { name, streamUrl, streamKey: '', viewUrl: viewUrl ?? '' };
}

/** Converts form values to the mutation's input. */
export function toRtmpInput({ name, streamUrl, streamKey, viewUrl }: DestinationValues) {
  return { name, streamUrl, streamKey, viewUrl: viewUrl?.trim() || null };
}

/** The same of a destination that is there: without a key it keeps its own (RTM-08). */
export function toRtmpChanges(values: DestinationValues) {
  const { streamKey, ...input } = toRtmpInput(values);
  return { ...input, ...(streamKey && { streamKey }) };
}
