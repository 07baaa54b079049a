import { jest } from '@jest/globals';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SkeletonRows } from '../../../web/ui/SkeletonRows.tsx';
import { Toasts } from '../../../web/ui/Toasts.tsx';

/** Minimal frame of a page: without header, menu, and palette, which cost more than most pages. */
function PageFrame() {
  return (
    <main>
      <Suspense fallback={<SkeletonRows />}>
        <Outlet />
      </Suspense>
      <Toasts />
    </main>
  );
}

jest.unstable_mockModule('../../../web/app/Frame.tsx', () => ({ Frame: PageFrame }));
const { openApp } = await import('./openApp.tsx');

/** Opens a page as {@link openApp} does, with session, guard, graph and router, but without the frame around it. */
export const openPage = openApp;
