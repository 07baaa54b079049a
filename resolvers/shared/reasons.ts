import { isReason } from '../../schema/reasons/english.ts';

/** A reason of the list; null for another one, which a service may give. */
export const knownReason = (reason: string | null) => (reason && isReason(reason) ? reason : null);

/** What a reason names, as the graph lists it. */
export const reasonParameters = (parameters: Readonly<Record<string, string>>) =>
  Object.entries(parameters).map(([name, value]) => ({ name, value }));
