/** The product's mark: a red light on a dark tile, inverted in the dark theme. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="7" fill="var(--ink)" />
      <circle cx="13" cy="13" r="5" fill="var(--live)" />
    </svg>
  );
}
