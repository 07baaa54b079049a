import '@fontsource-variable/inter/index.css';
import './app/tokens.css';
import './app/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadCatalogue } from './app/catalogues.ts';
import { installErrorReporter } from './kernel/errorReporter.ts';
import { startI18n } from './kernel/i18n.ts';
import { secureAddress } from './app/secureAddress.ts';

const secure = secureAddress(location.href);
if (secure) {
  location.replace(secure);
} else {
  installErrorReporter();
  await startI18n(loadCatalogue);
  createRoot(document.getElementById('root')!).render(<App path={location.pathname} />);
}
