import { matchPath } from 'react-router-dom';
import { placed, type Screen, type ScreenName } from '../kernel/screen.ts';

/** An item of the left navigation with those below it. */
export interface NavItem extends NavPlace {
  /** Path data of its drawing. */
  icon: string;
  isApart: boolean;
  items: readonly NavPlace[];
}

interface NavPlace {
  /** Of the screen that it leads to. */
  name: ScreenName;
  path: string;
}

/** The left navigation of somebody who may open `screens`: nobody reads menus of refusals. */
export function buildNavigation(screens: readonly Screen[], allows: (access: object) => boolean): NavItem[] {
  const places = placed(screens, ({ menu }) => (menu && allows(menu.access ?? {}) ? menu : undefined));
  return places.flatMap(({ name, path, place }) => {
    if ('under' in place) return [];
    const items = places.filter((one) => 'under' in one.place && one.place.under === name);
    return [{ name, path, icon: place.icon, isApart: place.isApart ?? false, items }];
  });
}

/** The item that a path belongs to: the one that its screen lights, else whose own path matches the longest part of it. */
export function activeItem(
  navigation: readonly NavItem[],
  screens: readonly Screen[],
  pathname: string,
): NavItem | null {
  const activeNavItem = screens.find(({ path }) => matchPath(path, pathname))?.lights;
  return navigation.find(({ name }) => name === activeNavItem) ?? longest(navigation, pathname);
}

/** The sub-item that a path belongs to, likewise. */
export function activeSubItem(item: NavItem, pathname: string): string | null {
  return longest(item.items, pathname)?.path ?? null;
}

function longest<Place extends NavPlace>(places: readonly Place[], pathname: string): Place | null {
  const matching = places.filter(({ path }) => belongs(pathname, path));
  return matching.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}

function belongs(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
}
