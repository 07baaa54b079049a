import type { CSSProperties } from 'react';

const HUES = [184, 212, 262, 318, 24, 96];

/** Initials on a color, both derived from the user name, so one person looks the same everywhere (APP-15). */
export function Avatar({
  userName,
  firstName,
  lastName,
}: {
  userName: string;
  firstName: string;
  lastName: string;
}) {
  const initials = [firstName, lastName].map((name) => name.charAt(0)).join('') || userName.slice(0, 2);
  return (
    <span className="avatar" style={{ '--hue': getAvatarHue(userName) } as CSSProperties} aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  );
}

/** One of the avatar's colors, always the same for a user name. */
export function getAvatarHue(userName: string): number {
  let sum = 0;
  for (const letter of userName.toLowerCase()) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return HUES[sum % HUES.length]!;
}
