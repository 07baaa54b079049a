import { SCREENS, type Screen } from './routeTable.ts';

const SESSIONLESS = [
  '/uploader',
  '/uploader/reset-password',
  '/uploader/success',
  '/unregisteruploader',
  '/unregisteruploader/success',
];

/** Whether a page neither loads the session (APP-02) nor shows the browser banner (APP-06). */
export function isSessionless(path: string): boolean {
  return SESSIONLESS.includes(trimmed(path));
}

/** The public screen at a path, or null for a path that needs somebody signed in. */
export function publicScreen(path: string): Screen | null {
  return (
    SCREENS.find((screen) => screen.access === 'public' && pattern(screen.path).test(trimmed(path))) ?? null
  );
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
