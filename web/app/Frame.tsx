import './Frame.css';
import { Drawer } from '@blueprintjs/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { uploadPath } from '../kernel/paths/upload.ts';
import { unfinishedUploads } from '../areas/library/upload/public/unfinished.ts';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { Header } from './Header.tsx';
import { loadWords } from '../kernel/i18n.ts';
import { useSession } from '../kernel/session.tsx';
import { useShortcut, useSign } from './useShortcut.ts';
import { SideNav } from './SideNav.tsx';
import { usePreload } from './usePreload.ts';
import { useTheme } from '../kernel/theme.tsx';

const CommandPalette = lazy(async () => {
  const [palette] = await Promise.all([import('./CommandPalette.tsx'), loadWords(['screenTexts'])]);
  return { default: palette.CommandPalette };
});

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../areas/help/public/ShortcutsDialog.tsx')).ShortcutsDialog,
}));

const UploadTray = lazy(async () => ({
  default: (await import('../areas/library/upload/public/UploadTray.tsx')).UploadTray,
}));

const UPLOADING = { capabilities: ['videoUpload'] } as const;

/** Frame around every screen of the signed-in app. */
export function Frame() {
  const { t } = useTranslation('app');
  const { theme } = useTheme();
  const hasUploads = useUploadTray();
  const [palette, setPalette] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const main = useFocusOnNavigation();
  usePreload();
  const [shortcuts, setShortcuts] = useState(false);
  const isBusy = palette || shortcuts;
  useShortcut('k', () => setPalette(true));
  useSign('?', () => !isBusy && setShortcuts(true));

  return (
    <div className="frame">
      <a className="skip-link" href="#main">
        {t('frame.skip')}
      </a>
      <Header onOpenMenu={() => setDrawer(true)} onSearch={() => setPalette(true)} />
      <div className="side-nav-rail">
        <SideNav />
      </div>
      <main id="main" ref={main} tabIndex={-1}>
        <Suspense fallback={<SkeletonRows />}>
          <Outlet />
        </Suspense>
      </main>
      <Drawer
        isOpen={drawer}
        onClose={() => setDrawer(false)}
        position="left"
        size="min(300px, 84vw)"
        title={t('nav.label')}
        className={theme === 'dark' ? 'bp6-dark' : undefined}
      >
        <SideNav onNavigate={() => setDrawer(false)} />
      </Drawer>
      {palette && (
        <Suspense>
          <CommandPalette onClose={() => setPalette(false)} onShortcuts={() => setShortcuts(true)} />
        </Suspense>
      )}
      {shortcuts && (
        <Suspense>
          <ShortcutsDialog onClose={() => setShortcuts(false)} />
        </Suspense>
      )}
      <Toasts>
        {hasUploads && (
          <Suspense>
            <UploadTray />
          </Suspense>
        )}
      </Toasts>
      <ScrollRestoration />
    </div>
  );
}

/**
 * True if the tray of uploads is needed: something was left unfinished, or the screen that begins one has been open.
 */
function useUploadTray(): boolean {
  const { allows, viewer } = useSession();
  const { pathname } = useLocation();
  const customerId = viewer.customer.id;
  const [unfinished] = useState(() => unfinishedUploads.of(customerId).length > 0);
  const begins = pathname === uploadPath();
  const [begun, setBegun] = useState(begins);
  if (begins && !begun) setBegun(true);
  return allows(UPLOADING) && (unfinished || begun);
}

/** Moves the focus to the new page after a navigation, as a page load would, and leaves it alone at the start. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
