import { PUBLIC_PATHS } from './publicPaths.generated.ts';

/** Whether a page neither loads the session (APP-02) nor shows the browser banner (APP-06). */
export function isSessionless(path: string): boolean {
  return PUBLIC_PATHS[trimmed(path)] === 'sessionless';
}

/** The address of the public screen at a path, or null for a path that needs somebody signed in. */
export function publicPath(path: string): string | null {
  return trimmed(path) in PUBLIC_PATHS ? trimmed(path) : null;
}

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
