/** The fields of an input that hold something: null and left out mean the same, but for those named in `clearing`. */
export function given<I extends object>(
  input: I,
  clearing: readonly (keyof I)[] = [],
): { [K in keyof I]?: NonNullable<I[K]> } {
  const held = Object.entries(input).filter(
    ([name, value]) => value !== undefined && (value !== null || clearing.includes(name as keyof I)),
  );
  return Object.fromEntries(held) as { [K in keyof I]?: NonNullable<I[K]> };
}
