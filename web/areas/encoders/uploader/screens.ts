import type { Screen } from '../../../kernel/screen.ts';
import {
  registeredPath,
  registerPath,
  unregisteredPath,
  unregisterPath,
  uploaderResetPath,
} from '../../../kernel/paths/uploader.ts';

// A plugin opens them in whatever browser is there, for whoever stands before it (APP-02, APP-06).
const outside = {
  access: 'public',
  isSessionless: true,
  page: async () => (await import('./UploaderPages.tsx')).UploaderPages,
} as const;

export const screens: readonly Screen[] = [
  { name: 'registerEncoder', path: registerPath(), ...outside },
  { name: 'uploaderReset', path: uploaderResetPath(), ...outside },
  { name: 'encoderRegistered', path: registeredPath(), ...outside },
  { name: 'unregisterEncoder', path: unregisterPath(), ...outside },
  { name: 'encoderUnregistered', path: unregisteredPath(), ...outside },
];
