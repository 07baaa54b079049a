import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listCatalogs } from '../../web/codegen/pageWords.ts';

let folder: string;
const write = (path: string, source: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), source);
};

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'rostrum-words-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a page brings the catalogues that it and all its parts read, but for those that every page has', () => {
  write('Page.tsx', "import {\n  Card,\n} from './cards/Card.tsx';\nconst { t } = useTranslation('media');");
  write('cards/Card.tsx', "export { Row } from '../Row.tsx';\nuseTranslation(['dashboard', 'ui']);");
  write(
    'Row.tsx',
    "import './Page.tsx';\nuseTranslation('encoders'); useTranslation(); useTranslation('app');",
  );
  expect(listCatalogs(join(folder, 'Page.tsx'))).toEqual(['dashboard', 'encoders', 'media']);
});

test('what a page fetches later brings its words then, and what it takes only types from brings none', () => {
  write('Page.tsx', "import type { Kind } from './Kind.tsx';\nconst open = () => import('./Dialog.tsx');");
  write('Kind.tsx', "useTranslation('cues');");
  write('Dialog.tsx', "useTranslation('media');");
  expect(listCatalogs(join(folder, 'Page.tsx'))).toEqual([]);
});
