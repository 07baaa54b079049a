/** Contact flags of a user, by the schema's names. */
interface Flags {
  isPrimaryContact?: boolean | null;
  isBillingContact?: boolean | null;
  isPointOfContact?: boolean | null;
  hasNetworkAlerts?: boolean | null;
}

/** The schema's names of what the service calls otherwise (USR-08). */
export const FLAG_NAMES = {
  primaryContact: 'isPrimaryContact',
  billingContact: 'isBillingContact',
  pointOfContact: 'isPointOfContact',
  networkAlerts: 'hasNetworkAlerts',
} as const;

/** Flags by the names of the service; what is left out or null is none of them. */
export function toUserFlags(input: Flags): { [Name in keyof typeof FLAG_NAMES]?: boolean } {
  return Object.fromEntries(
    Object.entries(FLAG_NAMES).flatMap(([name, own]) => (input[own] == null ? [] : [[name, input[own]]])),
  );
}
