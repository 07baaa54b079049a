import { assertingNames } from './assertingNames.ts';
import { heldRules, listRuleIds, rulesTable } from './rules.ts';
import { parse } from './testCode.ts';
import { testProblems } from './trueTests.ts';

/** Problems of a test file's text, without its path. */
function problemsOf(text: string, path = 'tests/graph/core/some.test.ts'): string[] {
  const asserting = assertingNames([parse(path, text)])(path);
  return testProblems(path, text, asserting).map((problem) => problem.replace(`${path}:`, ''));
}
const inCase = (body: string) => `it('holds', async () => { ${body} });`;

describe('a test that does not hold what it says is named with its line', () => {
  it.each([
    ['await page.waitForTimeout(500); expect(one).toBe(1);', ['1: sleeps; wait for a condition']],
    [
      'await new Promise((done) => setTimeout(done, 20)); expect(one).toBe(1);',
      ['1: sleeps; wait for a condition'],
    ],
    ['await new Promise((done) => setTimeout(done, 0)); expect(one).toBe(1);', []],
    ['setTimeout(late, 20); expect(one).toBe(1);', []],
    [
      'await new Promise((done) => { const ms = 20; window.setTimeout(() => done(), ms); }); expect(one).toBe(1);',
      ['1: sleeps; wait for a condition'],
    ],
    [
      "await new Promise((done) => { socket.once('end', done); setTimeout(done, 20); }); expect(one).toBe(1);",
      [],
    ],
    ['await promisify(setTimeout)(20); expect(one).toBe(1);', ['1: sleeps; wait for a condition']],
    ['Atomics.wait(cells, 0, 0, 20); expect(one).toBe(1);', ['1: sleeps; wait for a condition']],
    ["execSync('sleep 1'); expect(one).toBe(1);", ['1: sleeps; wait for a condition']],
  ])('one that sleeps: %s', (body, problems) => {
    expect(problemsOf(inCase(body))).toEqual(problems);
  });

  it('one that sleeps under another name; a shared wait looks again and again, which is no sleep', () => {
    const text = `import { setTimeout as wait } from 'node:timers/promises';\nexport async function until() { while (on) await wait(5); }`;
    expect(problemsOf(text)).toEqual(['2: sleeps; wait for a condition']);
    expect(problemsOf(text, 'tests/support/until.ts')).toEqual([]);
    expect(problemsOf(text.replace('while (on) ', ''), 'tests/support/until.ts')).toHaveLength(1);
  });

  it.each([
    "import * as timers from 'node:timers/promises';\nawait timers.setTimeout(5);",
    "import timers from 'timers/promises';\nawait timers.scheduler.wait(5);",
    "import { scheduler as turns } from 'node:timers/promises';\nawait turns.wait(5);",
  ])('one that sleeps by all that node waits with: %s', (text) => {
    expect(problemsOf(text)).toEqual(['2: sleeps; wait for a condition']);
  });

  it.each([
    ['const start = performance.now(); expect(one).toBe(1);', ['1: measures elapsed time']],
    ['expect(Date.now() - start).toBeLessThan(500);', ['1: measures elapsed time']],
    ['expect(rowsOf(Date.now())).toEqual([]);', []],
    [
      'const start = Date.now(); await call(); const took = Date.now() - start; expect(took).toBe(1);',
      ['1: measures elapsed time'],
    ],
    [
      'const a = +new Date(); const b = new Date().getTime(); expect(b - a).toBe(1);',
      ['1: measures elapsed time'],
    ],
    ["expect(performance['now']()).toBe(1);", ['1: measures elapsed time']],
    ['const { now } = performance; expect(now()).toBe(1);', ['1: measures elapsed time']],
    ['while (Date.now() < end) look(); expect(one).toBe(1);', ['1: measures elapsed time']],
    ['const dayAgo = Date.now() - 86_400_000; expect(rowsOf(dayAgo)).toEqual([]);', []],
  ])('one that measures elapsed time: %s', (body, problems) => {
    expect(problemsOf(inCase(body))).toEqual(problems);
  });

  it.each([
    ["it.skip('holds', () => expect(one).toBe(1));", ['1: is switched off']],
    ["test.describe.only('all', () => {});", ['1: is switched off']],
    ["it.todo('holds');", ['1: is switched off']],
    ["test.fixme('holds', () => expect(one).toBe(1));", ['1: is switched off']],
    ["\nxit('holds', () => expect(one).toBe(1));", ['2: is switched off']],
    ['const withRedis = installed ? describe : describe.skip;', []],
    ['const withRedis = 1 > 2 ? describe : describe.skip;', ['1: is switched off']],
    ["it['skip']('holds', () => expect(one).toBe(1));", ['1: is switched off']],
    ['const { skip: later } = test;', ['1: is switched off']],
    [inCase("test.skip(!false, 'for Linux'); expect(one).toBe(1);"), ['1: is switched off']],
    [inCase("test.skip(process.platform !== 'linux', 'for Linux'); expect(one).toBe(1);"), []],
    [inCase('test.skip(); expect(one).toBe(1);'), ['1: is switched off']],
  ])('one that is switched off: %s', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it.each([
    [inCase('await call();'), ['1: asserts nothing']],
    [`const call = () => expect(one).toBe(1);\n${inCase('await call();')}`, []],
    [`const call = () => page.goto('/');\n${inCase('await call();')}`, ['2: asserts nothing']],
    [inCase("await screen.findByText('Saved');"), []],
    ["it.each([1])('holds %i', async (n) => { await call(n); });", ['1: asserts nothing']],
    [`const body = () => expect(one).toBe(1);\nit('holds', body);`, []],
    [inCase('expect(await call());'), ['1: asserts nothing']],
    [inCase('expect.anything();'), ['1: asserts nothing']],
    [inCase('const later = () => expect(one).toBe(1);'), ['1: asserts nothing']],
    [inCase('const later = () => expect(one).toBe(1); later();'), []],
    [inCase('try { expect(one).toBe(1); } catch { quiet(); }'), ['1: asserts nothing']],
    [inCase('try { await call(); } catch (error) { expect(error).toBe(1); }'), ['1: asserts nothing']],
    [inCase('try { expect(one).toBe(1); } finally { close(); }'), []],
  ])('one that asserts nothing: %s', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it.each([
    'if (kind) expect(one).toBe(1);',
    'kind && expect(one).toBe(1);',
    'kind ? expect(one).toBe(1) : undefined;',
    'if (kind) return; expect(one).toBe(1);',
    'if (kind) expect(one).toBe(1); else call();',
    "switch (kind) { case 'a': expect(one).toBe(1); }",
    'for (const row of [1]) if (row) expect(row).toBe(1);',
    'page?.go(() => expect(one).toBe(1));',
  ])('one that asserts only where a condition holds: %s', (body) => {
    expect(problemsOf(inCase(body))).toEqual(['1: asserts only where a condition holds']);
  });

  it.each([
    'if (kind) expect(one).toBe(1); else expect(one).toBe(2);',
    "if (kind) expect(one).toBe(1); else throw new Error('none');",
    'if (kind) expect(one).toBe(1); expect(two).toBe(1);',
    'if (expect(one).toBe(1)) call();',
    "switch (kind) { case 'a': expect(one).toBe(1); break; case 'b': default: expect(one).toBe(2); }",
    'kind ? expect(one).toBe(1) : expect(one).toBe(2);',
    'expect(kind?.name).toBe(1);',
    'expect(one).toBe(1); if (kind) return; call();',
    'await until(() => kind);',
  ])('not one that asserts whatever the condition: %s', (body) => {
    expect(problemsOf(inCase(body))).toEqual([]);
  });

  it.each([
    'for (const row of rows) expect(row).toBe(1);',
    'for (const row of []) expect(row).toBe(1);',
    'for (const row of [...rows]) expect(row).toBe(1);',
    'for (const row of [1, 2].filter(isOdd)) expect(row).toBe(1);',
    'for (const row of Object.keys(await call())) expect(row).toBe(1);',
    'rows.forEach((row) => expect(row).toBe(1));',
    'await Promise.all(rows.map(async (row) => expect(await row).toBe(1)));',
    'for (let at = 0; at < rows.length; at += 1) expect(rows[at]).toBe(1);',
    'for (let at = 3; at < 3; at += 1) expect(rows[at]).toBe(1);',
    'while (kind) expect(one).toBe(1);',
  ])('one that asserts only in a loop that may have no round: %s', (body) => {
    expect(problemsOf(inCase(body))).toEqual([
      '1: asserts only in a loop that may have no round; assert first how many there are',
    ]);
  });

  it.each([
    'expect(rows).toHaveLength(2); for (const row of rows) expect(row).toBe(1);',
    'for (const row of [1, 2]) expect(row).toBe(1);',
    'for (const row of ([1, 2] as const).map(call)) expect(row).toBe(1);',
    "for (const [name] of Object.entries({ a: 1 })) expect(name).toBe('a');",
    'const all = [1]; for (const row of [...all]) expect(row).toBe(1);',
    'for (const row of Array.from({ length: 3 })) expect(row).toBe(1);',
    'const most = 3; for (let at = 0; at < most; at += 1) expect(at).toBe(1);',
    '[1, 2].forEach((row) => expect(row).toBe(1));',
    'for (;;) expect(one).toBe(1);',
    'do expect(one).toBe(1); while (kind);',
  ])('not one whose loop has a round, or that asserts how many there are: %s', (body) => {
    expect(problemsOf(inCase(body))).toEqual([]);
  });

  it('one that leaves it to a function that asserts only by chance, or to one of another file', () => {
    const body = inCase('check();');
    expect(problemsOf(`const check = () => kind && expect(one).toBe(1);\n${body}`)).toEqual([
      '2: asserts nothing',
    ]);
    const [path, other] = ['tests/graph/core/some.test.ts', 'tests/support/check.ts'];
    const asserting = assertingNames([
      parse(other, 'export const check = () => expect(one).toBe(1);'),
      parse(path, body),
      parse('tests/a.test.ts', "import { check } from './support/check.ts';"),
    ]);
    expect([asserting(path).has('check'), asserting('tests/a.test.ts').has('check')]).toEqual([false, true]);
  });

  it('one of a browser that only says where something would be', () => {
    const text = inCase("page.getByText('Saved');");
    expect(problemsOf(text, 'tests/e2e/some.spec.ts')).toEqual(['1: asserts nothing']);
    expect(problemsOf(text)).toEqual([]);
  });

  it.each([
    'expect(true).toBe(true);',
    "expect('a').not.toBe('b');",
    'expect(rows).toEqual(rows);',
    'expect(rows.length).toBeGreaterThanOrEqual(0);',
    'expect(row).toMatchObject({});',
    "expect(text).toContain('');",
  ])('one that cannot fail: %s', (body) => {
    expect(problemsOf(inCase(body))).toContain('1: cannot fail');
  });

  it.each([
    ['expect(said).toBe(LIMIT);', 1],
    ['expect(said).toEqual([...LIMIT]);', 1],
    ['expect(said).toEqual({ message: LIMIT.text });', 1],
    ['expect(said).toEqual(Object.keys(LIMIT));', 1],
    ['expect(said).not.toContain(LIMIT[0]);', 1],
    ['expect(LIMIT).toBe(40);', 0],
    ['expect(said).toEqual({ LIMIT: 40 });', 0],
    ['expect(said).toEqual(hashOf(input));', 0],
    ['expect(() => run()).toThrow(LIMIT);', 0],
    ['expect(said).toBe(LOCAL);', 0],
    ['expect(said).toBe(CUSTOMERS.harbour);', 0],
    ['const most = LIMIT.most; expect(said).toBe(most);', 1],
    ['const { most: [first] } = LIMIT; expect(said).toBe(first);', 1],
    ['expect(said <= LIMIT).toBe(true);', 1],
    ['expect(LIMIT.most(said)).toBe(true);', 0],
    ['expect(said).toBe(LIMIT.most(1));', 1],
  ])('one that takes its expectation from the code under test: %s', (body, count) => {
    const imports =
      "import { hashOf, LIMIT } from '../../../schema/rules/media.ts';\n" +
      "import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';\nconst LOCAL = 40;\n";
    const said = /^4: expects what \w+ of schema\/rules\/media.ts says; write the value out$/;
    expect(problemsOf(imports + inCase(body))).toEqual(
      Array.from({ length: count }, () => expect.stringMatching(said)),
    );
  });

  it.each([
    ["import * as rules from '../../../schema/rules/media.ts';", 'expect(said).toBe(rules.LIMIT);', 1],
    ["import * as rules from '../../../schema/rules/media.ts';", 'expect(said).toBe(rules.hashOf(1));', 0],
    ['', "const { LIMIT } = await import('../../../schema/rules/media.ts'); expect(said).toBe(LIMIT);", 1],
  ])('one that has the constant in another way: %s %s', (imports, body, count) => {
    expect(problemsOf(`${imports}\n${inCase(body)}`)).toHaveLength(count);
  });

  it.each([
    ["expect(check('x'.repeat(LIMIT + 1))).toBe('too long');", 1],
    ["expect(check(Array.from({ length: LIMIT }))).toBe('too many');", 1],
    ['clock.advance(LIMIT - 1); expect(state()).toBe(1);', 1],
    ["expect(check('x'.repeat(41))).toBe('too long');", 0],
  ])('one that makes its input as long as the code under test says: %s', (body, count) => {
    const imports = "import { LIMIT } from '../../../schema/rules/media.ts';\n";
    const said = '2: measures by LIMIT of schema/rules/media.ts; write the value out';
    expect(problemsOf(imports + inCase(body))).toEqual(Array.from({ length: count }, () => said));
  });
});

describe('the table of rules', () => {
  it('takes ids from titles, from the rows of an each whose title has a place for them, and from nowhere else', () => {
    const text = [
      "const ROWS = [['PRM-01', 1], ['PRM-02', 2]];",
      "describe('NET-01 calls', () => {",
      "  it.each(ROWS)('%s is held', () => expect('PRM-03').toBe(''));",
      "  it.each([['PRM-04']])('is held', () => expect(one).toBe(1));",
      '  it(`NET-01 NET-02 ${name}`, () => expect(one).toBe(1));',
      '});',
    ].join('\n');
    expect([...listRuleIds('tests/web/app/a.test.ts', text)]).toEqual([
      ['NET-01', 2],
      ['PRM-01', 1],
      ['PRM-02', 1],
      ['NET-02', 1],
    ]);
  });

  it('takes ids of what a machine decides, and of rows from elsewhere, but not of what is left out of them', () => {
    const text = [
      "import { FILES } from '../support/files.ts';",
      "it.each(FILES.filter(({ name }) => !name.startsWith('UPL-10')))('UPL-21 $name', () => {});",
      "(hasFfmpeg ? it : it.skip)('LIB-01 plays', () => {});",
      'const withRedis = hasRedis ? describe : describe.skip;',
      "withRedis('NET-13 limits', () => {});",
    ].join('\n');
    const textOf = () => "export const FILES = [{ name: 'UPL-11 none' }];";
    expect([...listRuleIds('tests/platform/a.test.ts', text, textOf)]).toEqual([
      ['UPL-21', 1],
      ['UPL-11', 1],
      ['LIB-01', 1],
      ['NET-13', 1],
    ]);
  });

  it('has a line for each rule, and a dot for each layer without it', () => {
    const texts: Record<string, string> = {
      'tests/graph/a.test.ts': "it('NET-01 NET-02 a', () => {});",
      'tests/e2e/b.spec.ts': "test('NET-01 b', () => {});",
      'tests/support/c.test.ts': "it('NET-03 c', () => {});",
    };
    const table = rulesTable(heldRules(Object.keys(texts), (path) => texts[path]!));
    expect(table.slice(1).map((line) => line.split(/\s+/))).toEqual([
      ['NET-01', '·', '1', '·', '1', 'graph/a.test.ts,', 'e2e/b.spec.ts'],
      ['NET-02', '·', '1', '·', '·', 'graph/a.test.ts'],
    ]);
  });
});
