/** Errors of a list of destinations, as a whole and each. */
interface DestinationErrors {
  own: string | undefined;
  /** By their place; undefined where nothing is wrong. */
  rows: readonly (string | undefined)[];
}

/** A form's errors of the field, whose rows have errors by field. */
export function errorsAt(fault: unknown): DestinationErrors {
  if (typeof fault === 'string') return { own: fault, rows: [] };
  if (typeof fault !== 'object' || fault === null) return { own: undefined, rows: [] };
  const rows: (string | undefined)[] = [];
  for (const [at, row] of Object.entries(fault)) {
    rows[Number(at)] =
      typeof row === 'string'
        ? row
        : Object.values((row ?? {}) as object).find((text) => typeof text === 'string');
  }
  return { own: undefined, rows };
}
