import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg width="176" height="112" viewBox="0 0 176 112" fill="none" aria-hidden="true" strokeWidth="1.5">
      <rect
        x="0.75"
        y="0.75"
        width="174.5"
        height="110.5"
        rx="12"
        fill="var(--surface)"
        stroke="var(--line)"
      />
      {children}
    </svg>
  );
}

/** A picture that lost its signal: for errors. */
export function BrokenSignal() {
  return (
    <Drawing>
      <path d="M20 62h30l8-22 12 40 10-28 6 10h12" stroke="var(--accent)" strokeLinejoin="round" />
      <path
        d="M112 62h12l6-14 8 24 6-10h12"
        stroke="var(--line-strong)"
        strokeDasharray="3 4"
        strokeLinejoin="round"
      />
      <circle cx="102" cy="62" r="5" fill="var(--live)" />
    </Drawing>
  );
}

/** A door that stays shut: for missing permission and refused sign-ins. */
export function ClosedDoor() {
  return (
    <Drawing>
      <rect x="64" y="22" width="48" height="68" rx="4" fill="var(--sunken)" stroke="var(--line-strong)" />
      <circle cx="102" cy="57" r="3" fill="var(--accent)" />
      <path d="M40 90h96" stroke="var(--line-strong)" strokeLinecap="round" />
      <path d="M76 40h24M76 48h14" stroke="var(--line-strong)" strokeLinecap="round" />
    </Drawing>
  );
}

/** A track that leads nowhere: for addresses without a page. */
export function LostTrack() {
  return (
    <Drawing>
      <rect x="22" y="48" width="132" height="18" rx="5" fill="var(--sunken)" stroke="var(--line)" />
      <path d="M30 57h46" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
      <path d="M88 34v46" stroke="var(--live)" />
      <circle cx="88" cy="34" r="4" fill="var(--live)" />
      <path d="M100 57h46" stroke="var(--line-strong)" strokeDasharray="2 6" strokeLinecap="round" />
    </Drawing>
  );
}

/** A rack with an empty place: for a part of the product that holds nothing for the one who came. */
export function EmptyRack() {
  return (
    <Drawing>
      <rect x="38" y="20" width="100" height="20" rx="4" fill="var(--sunken)" stroke="var(--line-strong)" />
      <circle cx="50" cy="30" r="3" fill="var(--good)" />
      <path d="M62 30h44" stroke="var(--line-strong)" strokeLinecap="round" />
      <rect x="38" y="46" width="100" height="20" rx="4" stroke="var(--accent)" strokeDasharray="4 4" />
      <path d="M88 51v10M83 56h10" stroke="var(--accent)" strokeLinecap="round" />
      <rect x="38" y="72" width="100" height="20" rx="4" fill="var(--sunken)" stroke="var(--line-strong)" />
      <circle cx="50" cy="82" r="3" fill="var(--good)" />
      <path d="M62 82h30" stroke="var(--line-strong)" strokeLinecap="round" />
    </Drawing>
  );
}

/** A shelf that is being filled: for what is still to come. */
export function ComingSoon() {
  return (
    <Drawing>
      <path d="M34 84h108" stroke="var(--line-strong)" strokeLinecap="round" />
      <rect x="44" y="56" width="32" height="28" rx="3" fill="var(--sunken)" stroke="var(--line-strong)" />
      <path d="M44 65h32" stroke="var(--accent)" strokeLinecap="round" />
      <rect x="88" y="44" width="40" height="40" rx="3" stroke="var(--line-strong)" strokeDasharray="3 4" />
      <path d="M108 57v14m-7-7h14" stroke="var(--accent)" strokeLinecap="round" />
    </Drawing>
  );
}
