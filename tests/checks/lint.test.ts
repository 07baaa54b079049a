import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { read, ROOT } from './check.ts';

const TSGOLINT = createRequire(import.meta.url).resolve(
  `@oxlint-tsgolint/${process.platform}-${process.arch}/tsgolint${process.platform === 'win32' ? '.exe' : ''}`,
);
const UNUSED = 'no-unused-vars';
const HOOKS = "import { useCallback, useEffect, useMemo, useRef, useState } from 'react';\n";
const component = (body: string) => `export function A({ on }: { on: { x: number } }) {\n${body}\n}\n`;

/** Code that breaks a rule, by the rule: the file it would stand in, its text, and the line to be named. */
const BROKEN: Record<string, [path: string, text: string, line: number]> = {
  eqeqeq: ['graph/a.ts', 'export const a = (b: number) => b == 1;\n', 1],
  'max-lines': ['graph/b.ts', `${'// line\n'.repeat(300)}export {};\n`, 301],
  'no-console': ['graph/c.ts', 'console.warn(1);\nconsole.log(1);\n', 2],
  'no-useless-assignment': [
    'graph/d.ts',
    '/** Told. */\nexport function a(b: number) {\n  let c = b;\n  c = 2;\n  return c;\n}\n',
    3,
  ],
  'no-warning-comments': ['graph/e.ts', '\n// TODO: later\nexport {};\n', 2],
  'no-explicit-any': ['graph/f.ts', 'export const a = (b: any) => void b;\n', 1],
  'no-unused-vars': ['graph/g.ts', 'const a = 1;\nconst _b = 2;\nexport {};\n', 1],
  'consistent-type-imports': [
    'graph/h.ts',
    "import { Server } from 'node:http';\nexport type A = Server;\n",
    1,
  ],
  'no-floating-promises': ['graph/i.ts', 'const a = async () => 1;\na();\n', 2],
  'no-misused-promises': [
    'graph/j.ts',
    'const a = async () => true;\nexport const b = () => (a() ? 1 : 2);\n',
    2,
  ],
  'await-thenable': ['graph/k.ts', 'export const a = async () => await 1;\n', 1],
  'no-restricted-imports': [
    'fixtures/platform/domains/media/library/a.ts',
    "import type { Pool } from 'pg';\nimport { Client } from 'pg';\nexport const b = (c: Pool) => new Client(c);\n",
    2,
  ],
  'documented-exports': [
    'graph/l.ts',
    '/** Told. */\nexport function a() {}\n// Not told.\nexport function b() {}\n',
    4,
  ],
  'named-exports': ['web/ui/a.ts', "\nexport * from './b.ts';\n", 2],
  'shared-address': [
    'web/ui/r.ts',
    "import { useLocation, useSearchParams } from 'react-router-dom';\nexport const r = [useLocation, useSearchParams];\n",
    1,
  ],
  'shared-formatters': [
    'web/ui/b.ts',
    "export const locales = () => [];\nexport const b = new Intl.NumberFormat('en');\n",
    2,
  ],
  'rules-of-hooks': ['web/ui/c.tsx', HOOKS + component('if (on.x) useState(1);\nreturn <p />;'), 3],
  'exhaustive-deps': [
    'web/ui/d.tsx',
    HOOKS + component('useEffect(() => console.error(on), []);\nreturn <p />;'),
    3,
  ],
  'static-components': ['web/ui/e.tsx', component('const B = () => <b />;\nreturn <B />;'), 3],
  'use-memo': [
    'web/ui/f.tsx',
    HOOKS + component('const a = useMemo(async () => on, [on]);\nreturn <p>{String(a)}</p>;'),
    3,
  ],
  'void-use-memo': ['web/ui/g.tsx', HOOKS + component('useMemo(() => on, [on]);\nreturn <p />;'), 3],
  'incompatible-library': [
    'web/ui/i.tsx',
    `import { useVirtualizer } from '@tanstack/react-virtual';\n${component('const v = useVirtualizer({});\nreturn <p>{v.x}</p>;')}`,
    3,
  ],
  immutability: ['web/ui/j.tsx', component('on.x = 2;\nreturn <p />;'), 2],
  globals: ['web/ui/k.tsx', `let n = 0;\n${component('n += 1;\nreturn <p>{n}</p>;')}`, 3],
  refs: ['web/ui/l.tsx', HOOKS + component('const r = useRef(1);\nreturn <p>{r.current}</p>;'), 4],
  'set-state-in-effect': [
    'web/ui/m.tsx',
    HOOKS +
      component(
        'const [a, set] = useState(on);\nuseEffect(() => {\nset(on);\n}, [on]);\nreturn <p>{a.x}</p>;',
      ),
    5,
  ],
  'error-boundaries': ['web/ui/n.tsx', component('try {\nreturn <p />;\n} catch {\nreturn null;\n}'), 3],
  purity: ['web/ui/o.tsx', component('return <p>{Math.random()}</p>;'), 2],
  'set-state-in-render': [
    'web/ui/p.tsx',
    HOOKS + component('const [a, set] = useState(1);\nset(2);\nreturn <p>{a}</p>;'),
    4,
  ],
  'unsupported-syntax': ['web/ui/q.tsx', component("eval('1');\nreturn <p />;"), 2],
};

/** Code that the same rules leave alone where it stands. */
const FINE: [path: string, text: string][] = [
  ['tests/a.test.ts', `${'// line\n'.repeat(399)}export {};\n`],
  ['tests/checks/a.ts', 'console.log(1);\n'],
  ['tests/web/a.tsx', component('return <p>{on.x + Math.random()}</p>;')],
  ['graph/vite.config.ts', 'export default {};\n'],
  ['web/time/a.ts', "export const a = new Intl.NumberFormat('en');\n"],
  ['fixtures/platform/kernel/db/a.ts', "export { Client } from 'pg';\n"],
  ['web/ui/a.generated.ts', 'export const a = (b: any) => b;\n'],
];

/** Lint findings of files with the given text, as `path:line rule`. */
function findings(files: readonly (readonly [path: string, text: string, ...unknown[]])[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const compilerOptions = { strict: true, target: 'ES2023', module: 'ESNext', jsx: 'preserve', types: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*'] }));
    const own = ['package.json', '.oxlintrc.json', 'tests/checks/houseRules.js'];
    const copies = own.map((path) => [path, read(path)] as const);
    for (const [path, text] of [...copies, ...files]) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const program = join(ROOT, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [program, '--type-aware', '-f', 'json', '.'], {
      cwd: folder,
      encoding: 'utf8',
      // The folder has no packages: with them in it, theirs would be read too.
      env: { ...process.env, OXLINT_TSGOLINT_PATH: TSGOLINT, GOMAXPROCS: '1' },
    });
    if (!stdout.startsWith('{')) throw new Error(stdout);
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
    };
    return diagnostics.map(
      ({ code, filename, labels }) => `${filename}:${labels[0]?.span.line} ${/\((.*)\)/.exec(code)?.[1]}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the lint', () => {
  const found = findings(Object.values(BROKEN));

  it.each(Object.entries(BROKEN))('names what breaks %s, with its line', (rule, [path, , line]) => {
    // Unused names in a snippet belong to another rule.
    const own = found.filter((finding) => rule === UNUSED || !finding.endsWith(` ${UNUSED}`));
    expect(own.filter((finding) => finding.startsWith(`${path}:`))).toEqual([`${path}:${line} ${rule}`]);
  });

  it('knows where a rule has another limit or none', () => {
    expect(findings(FINE)).toEqual([]);
  });
});
