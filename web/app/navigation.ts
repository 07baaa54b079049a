import type { IconName } from './NavIcon.tsx';

export interface NavItem {
  path: string;
  /** Key under `nav` in the catalogue. */
  label: string;
  icon: IconName;
  /** Further paths that belong to the item and light it up. */
  also?: readonly string[];
  items?: readonly { path: string; label: string }[];
  /** Set apart from the items above it. */
  apart?: boolean;
}

/** The left navigation. What a person may not open is left out, so nobody reads menus of refusals. */
export const NAVIGATION: readonly NavItem[] = [
  { path: '/', label: 'dashboard', icon: 'dashboard' },
  { path: '/schedule', label: 'schedule', icon: 'schedule' },
  {
    path: '/media',
    label: 'media',
    icon: 'media',
    items: [
      { path: '/media/library', label: 'library' },
      { path: '/media/playlists', label: 'playlists' },
      { path: '/media/clips', label: 'clips' },
      { path: '/media/web-videos', label: 'webVideos' },
      { path: '/media/encoder-videos', label: 'encoderVideos' },
      { path: '/media/sites', label: 'sites' },
    ],
  },
  { path: '/settings/encoders', label: 'encoders', icon: 'encoders', also: ['/encoders'] },
  {
    path: '/analytics',
    label: 'analytics',
    icon: 'analytics',
    items: [
      { path: '/analytics', label: 'analyticsEvents' },
      { path: '/analytics/media-library', label: 'analyticsLibrary' },
    ],
  },
  { path: '/settings', label: 'settings', icon: 'settings' },
  { path: '/explorer', label: 'explorer', icon: 'explorer', apart: true },
  {
    path: '/admin',
    label: 'admin',
    icon: 'admin',
    items: [
      { path: '/admin/organizations', label: 'organizations' },
      { path: '/admin/current-org', label: 'currentOrganization' },
      { path: '/admin/current-org/monitoring', label: 'monitoring' },
      { path: '/admin/current-org/system-logs', label: 'systemLogs' },
    ],
  },
];

/** The item that a path belongs to: the one whose own path, or whose further ones, match the longest part of it. */
export function activeItem(pathname: string): NavItem | null {
  let best: { item: NavItem; length: number } | null = null;
  for (const item of NAVIGATION) {
    for (const path of [item.path, ...(item.also ?? [])]) {
      if (belongs(pathname, path) && path.length > (best?.length ?? 0)) best = { item, length: path.length };
    }
  }
  return best?.item ?? null;
}

/** The sub-item that a path belongs to, likewise. */
export function activeSubItem(item: NavItem, pathname: string): string | null {
  const matches = (item.items ?? []).map(({ path }) => path).filter((path) => belongs(pathname, path));
  return matches.sort((a, b) => b.length - a.length)[0] ?? null;
}

function belongs(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
}
