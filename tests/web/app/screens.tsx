import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { areaScreens } from '../../../web/app/areaScreens.generated.ts';
import type { Screen } from '../../../web/kernel/screen.ts';

/** A page that a test puts at a path, or a screen of the product with its own. */
export type TestPage = Pick<RouteObject, 'path' | 'Component' | 'element'> | Screen;

// The real ones, before a test puts its own in their place.
const all: readonly Screen[] = [...areaScreens];

async function componentOf(page: TestPage): Promise<ComponentType> {
  if ('page' in page) return page.page();
  return (page.Component as ComponentType | undefined) ?? (() => page.element);
}

/** Puts these pages into the product, until the next test says which. */
export function showPages(pages: readonly TestPage[]): void {
  (areaScreens as Screen[]).splice(0, areaScreens.length, ...withPages(pages));
}

/**
 * The product's screens with these pages. The others say in place of their page which they are, so that a test fetches
 * nothing that it does not look at; a path that no screen has becomes one that anybody may open.
 */
export function withPages(pages: readonly TestPage[]): Screen[] {
  const given = new Map(pages.map((page) => [page.path, page]));
  const known = new Set(all.map(({ path }) => path));
  const screens = all.map((screen) => {
    if (screen.access === 'public') return screen;
    const page = given.get(screen.path) ?? { element: <h1>{screen.name}</h1> };
    // Queries of other pages are not sent.
    return {
      ...screen,
      asks: undefined,
      ...('asks' in page && { asks: page.asks }),
      page: () => componentOf(page),
    };
  });
  const further = pages
    .filter(({ path }) => path !== undefined && !known.has(path))
    .map((page) => ({
      name: 'help' as const,
      access: {},
      ...page,
      path: page.path!,
      page: () => componentOf(page),
    }));
  return [...screens, ...further];
}
