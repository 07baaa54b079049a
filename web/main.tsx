import '@fontsource-variable/inter/index.css';
import './app/tokens.css';
import './app/base.css';
import './app/start.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadCatalogue } from './app/catalogues.ts';
import { installErrorReporter } from './kernel/errorReporter.ts';
import { startI18n } from './kernel/i18n.ts';
import { isSessionless } from './app/publicPaths.ts';
import { askEarly } from './kernel/sessionServer.ts';
import { secureAddress } from './app/secureAddress.ts';

/** Nothing is waited for at the module's top: the frame's code, which imports from this file, would wait for it in turn. */
async function start() {
  installErrorReporter();
  // Whoever brought a session will need what stands around every page, and the page: they need not wait for each other.
  const frame =
    document.documentElement.dataset.start === 'frame' &&
    import('./app/SignedInApp.tsx').then(({ openEarly }) => openEarly(location.pathname));
  if (!isSessionless(location.pathname)) askEarly();
  // The page was served with the frame drawn. A placeholder in its place would only delay what follows: React keeps each
  // for a while once it stands. What cannot be fetched is told by the app, which fetches it again.
  await Promise.allSettled([startI18n(loadCatalogue), frame]);
  createRoot(document.getElementById('root')!).render(<App path={location.pathname} />);
}

const secure = secureAddress(location.href);
if (secure) location.replace(secure);
else void start();
