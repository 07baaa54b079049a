import { PUBLIC_PATHS } from './publicPaths.generated.ts';

/** True if a page neither loads the session (APP-02) nor shows the browser banner (APP-06). */
export function isSessionless(path: string): boolean {
  return PUBLIC_PATHS[publicPath(path) ?? ''] === 'sessionless';
}

/** The address of the public screen at a path, with its parameters unfilled, or null where somebody has to be signed in. */
export function publicPath(path: string): string | null {
  const parts = trimmed(path).split('/');
  const fits = (pattern: string) => {
    const wanted = pattern.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''))
    );
  };
  return Object.keys(PUBLIC_PATHS).find(fits) ?? null;
}

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
