const PATHS = {
  dashboard: 'M3 3h6v7H3zM11 3h6v4h-6zM11 9h6v8h-6zM3 12h6v5H3z',
  schedule: 'M3 5h14v12H3zM3 9h14M7 3v4M13 3v4',
  media: 'M3 4h14v12H3zM8.5 7.5v5l4-2.5z',
  encoders: 'M2.5 5h15v8h-15zM6 13v3M14 13v3M5.5 9h4M13 9h1.5',
  analytics: 'M4 17V9M8 17V3M12 17v-6M16 17V6',
  settings: 'M10 7.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M10 1.8v2.7M10 15.5v2.7M18.2 10h-2.7M4.5 10H1.8',
  explorer: 'M10 2l7 4v8l-7 4-7-4V6zM10 10l7-4M10 10v8M10 10L3 6',
  admin: 'M10 2l6.5 2.5V10c0 4-2.8 6.6-6.5 8-3.7-1.4-6.5-4-6.5-8V4.5z',
} as const;

export type IconName = keyof typeof PATHS;

/** The navigation's own line drawings: one weight, one size. */
export function NavIcon({ name }: { name: IconName }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
