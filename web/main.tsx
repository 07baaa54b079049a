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

const secure = secureAddress(location.href);
if (secure) {
  location.replace(secure);
} else {
  installErrorReporter();
  const { dataset } = document.documentElement;
  // Whoever brought a session will need what stands around every page, and the page: they need not wait for each other.
  if (dataset.start === 'frame')
    void import('./app/SignedInApp.tsx').then(({ openEarly }) => openEarly(location.pathname));
  if (!isSessionless(location.pathname)) askEarly();
  await startI18n(loadCatalogue);
  createRoot(document.getElementById('root')!).render(<App path={location.pathname} />);
}
