import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPages } from '../../../graph/server/http/startPage.ts';

const HTML = '<!doctype html>\n<html lang="en">\n  <head></head>\n  <body></body>\n</html>\n';
const PARTS = {
  frame: {
    scripts: ['/assets/frame.js'],
    styles: ['/assets/frame.css'],
    words: { en: ['/assets/en.js'], es: ['/assets/es.js'] },
  },
  screens: [
    { path: '/', scripts: ['/assets/dashboard.js'], styles: [], words: {} },
    {
      path: '/media/:uuid',
      scripts: ['/assets/media.js'],
      styles: [],
      words: { es: ['/assets/media-es.js'] },
    },
  ],
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostrum-start-'));
  writeFileSync(join(folder, 'index.html'), HTML);
  writeFileSync(join(folder, 'startParts.json'), JSON.stringify(PARTS));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const visit = (path: string, cookie?: string, acceptLanguage?: string) =>
  startPages(folder)({ path, cookie, acceptLanguage });
const filesIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, file]) => file);

test('a visit without a session gets the page as it was built', () => {
  expect(visit('/')).toBe(HTML);
  expect(visit('/', 'theme=dark; other-rostrum=x; rostrum=')).toBe(HTML);
});

test.each(['rostrum=sealed', 'theme=dark; __Host-rostrum=sealed'])(
  'a visit with %s gets the frame drawn and what its screen starts with named at once',
  (cookie) => {
    const html = visit('/', cookie);
    expect(html).toContain('<html data-start="frame" lang="en">');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/dashboard.js">');
    expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/frame.css">');
    expect(filesIn(html)).toEqual([
      '/assets/frame.js',
      '/assets/en.js',
      '/assets/dashboard.js',
      '/assets/frame.css',
    ]);
  },
);

test('a screen is found by its path with an id in it, and its words in the first language that the studio has', () => {
  expect(filesIn(visit('/media/8a1', 'rostrum=sealed', 'fr-FR, es-ES;q=0.9, en;q=0.8'))).toEqual([
    '/assets/frame.js',
    '/assets/es.js',
    '/assets/media.js',
    '/assets/media-es.js',
    '/assets/frame.css',
  ]);
});

test('an address without a screen gets the frame alone', () => {
  expect(filesIn(visit('/no/such"page', 'rostrum=sealed'))).toEqual([
    '/assets/frame.js',
    '/assets/en.js',
    '/assets/frame.css',
  ]);
});

test('a build that names no parts is served as it is', () => {
  rmSync(join(folder, 'startParts.json'));
  expect(visit('/', 'rostrum=sealed')).toBe(HTML);
});
