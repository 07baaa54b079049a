import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Parts {
  scripts: readonly string[];
  styles: readonly string[];
  words: Readonly<Record<string, readonly string[]>>;
}

interface StartParts {
  frame: Parts;
  screens: readonly (Parts & { path: string })[];
}

/** Information about a visit in its first request. */
interface Visit {
  path: string;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

const NONE: Parts = { scripts: [], styles: [], words: {} };
const SESSION = /(?:^|;\s*)(?:__Host-)?rostrum=./;

/**
 * The web app's page for a visit. Whoever brings a session's cookie gets the frame drawn and the names of all files
 * that the screen starts with, so that they are fetched side by side and not one after the other. The cookie is not
 * opened: one that is over costs a few files, and shows nothing.
 */
export function startPages(folder: string): (visit: Visit) => string {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const partsFile = join(folder, 'startParts.json');
  const parts = existsSync(partsFile) ? (JSON.parse(readFileSync(partsFile, 'utf8')) as StartParts) : null;
  const screens = (parts?.screens ?? []).map((screen) => ({ screen, matches: pattern(screen.path) }));
  return ({ path, cookie, acceptLanguage }) => {
    if (!parts || !SESSION.test(cookie ?? '')) return html;
    const screen = screens.find(({ matches }) => matches.test(path))?.screen ?? NONE;
    const language = preferred(acceptLanguage);
    const both = [parts.frame, screen];
    const links = [
      ...both.flatMap(({ scripts, words }) => [...scripts, ...(words[language] ?? [])]).map(scriptLink),
      ...both.flatMap(({ styles }) => styles).map(styleLink),
    ];
    return html
      .replace('<html ', '<html data-start="frame" ')
      .replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
  };
}

const scriptLink = (file: string) => `<link rel="modulepreload" crossorigin href="${file}">`;
const styleLink = (file: string) => `<link rel="preload" as="style" crossorigin href="${file}">`;

/** Pattern of a screen's path. Paths without parameters match exactly and take precedence. */
function pattern(path: string): RegExp {
  const source = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${source}/?$`);
}

/** The language that the words will be wanted in, unless another one was chosen in this browser. */
function preferred(acceptLanguage = ''): string {
  const tags = acceptLanguage.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find((tag) => tag === 'en' || tag === 'es') ?? 'en';
}
