import { lazy, type ComponentType } from 'react';
import { areaScreens } from './areaScreens.generated.ts';

const PAGES: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  areaScreens
    .filter(({ access }) => access === 'public')
    .map(({ path, page }) => [path, lazy(async () => ({ default: await page() }))]),
);

/** The page at an address that needs nobody signed in. */
export function PublicPage({ path }: { path: string }) {
  const Page = PAGES[path];
  return Page && <Page />;
}
