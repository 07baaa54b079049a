import './playerProfiles.css';

/** A color with its name in letters, so that it is not told by sight alone. */
export function ColorMark({ color }: { color: string | null }) {
  if (!color) return <span className="muted">–</span>;
  return (
    <span className="color-mark">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <rect width="16" height="16" rx="4" fill={color} />
      </svg>
      <span className="mono">{color}</span>
    </span>
  );
}
