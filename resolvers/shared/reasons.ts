import { isReason } from '../../schema/reasons/english.ts';

/** A reason of the list; null for another one, which a service may give. */
export const knownReason = (reason: string | null) => (reason && isReason(reason) ? reason : null);

/** Converts the parameters of a reason to a list. */
export const reasonParameters = (parameters: Readonly<Record<string, string>>) =>
  Object.entries(parameters).map(([name, value]) => ({ name, value }));
