import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { isModernChromium } from './modernChromium.ts';
import { isSessionless } from './publicPaths.ts';

const UnsupportedBrowser = lazy(async () => ({
  default: (await import('./UnsupportedBrowser.tsx')).UnsupportedBrowser,
}));

/** Asks after the first paint whether this browser is supported, and says so above the app if it is not (APP-04). */
export function BrowserNotice({ path, children }: { path: string; children: ReactNode }) {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    // Parsing a user agent takes a library of 7 kB: most browsers need none.
    if (isSessionless(path) || isModernChromium(navigator)) return;
    void import('./browserSupport.ts').then(({ needsBanner }) => setNeeded(needsBanner(navigator.userAgent)));
  }, [path]);
  if (!needed) return children;
  return (
    <Suspense fallback={children}>
      <UnsupportedBrowser onDismiss={() => setNeeded(false)}>{children}</UnsupportedBrowser>
    </Suspense>
  );
}
