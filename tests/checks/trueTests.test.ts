import { assertingNames } from './asserts.ts';
import { heldRules, idsOf, rulesTable } from './rules.ts';
import { parse } from './testCode.ts';
import { testProblems } from './trueTests.ts';

/** What is wrong with the text of a test file, without its path. */
function problemsOf(text: string, path = 'tests/graph/core/some.test.ts'): string[] {
  const asserting = assertingNames([parse(path, text)]);
  return testProblems(path, text, asserting).map((problem) => problem.replace(`${path}:`, ''));
}
const inCase = (body: string) => `it('holds', async () => { ${body} });`;

describe('a test that does not hold what it says is named with its line', () => {
  it.each([
    ['await page.waitForTimeout(500); expect(1).toBe(1);', ['1: sleeps; wait for a condition']],
    [
      'await new Promise((done) => setTimeout(done, 20)); expect(1).toBe(1);',
      ['1: sleeps; wait for a condition'],
    ],
    ['await new Promise((done) => setTimeout(done, 0)); expect(1).toBe(1);', []],
    ['setTimeout(late, 20); expect(1).toBe(1);', []],
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
    ['const start = performance.now(); expect(1).toBe(1);', ['1: measures elapsed time']],
    ['expect(Date.now() - start).toBeLessThan(500);', ['1: measures elapsed time']],
    ['expect(rowsOf(Date.now())).toEqual([]);', []],
  ])('one that measures elapsed time: %s', (body, problems) => {
    expect(problemsOf(inCase(body))).toEqual(problems);
  });

  it.each([
    ["it.skip('holds', () => expect(1).toBe(1));", ['1: is switched off']],
    ["test.describe.only('all', () => {});", ['1: is switched off']],
    ["it.todo('holds');", ['1: is switched off']],
    ["test.fixme('holds', () => expect(1).toBe(1));", ['1: is switched off']],
    ["\nxit('holds', () => expect(1).toBe(1));", ['2: is switched off']],
    ['const withRedis = installed ? describe : describe.skip;', []],
    [inCase("test.skip(process.platform !== 'linux', 'for Linux'); expect(1).toBe(1);"), []],
    [inCase('test.skip(); expect(1).toBe(1);'), ['1: is switched off']],
  ])('one that is switched off: %s', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it.each([
    [inCase('await call();'), ['1: asserts nothing']],
    [`const call = () => expect(1).toBe(1);\n${inCase('await call();')}`, []],
    [`const call = () => page.goto('/');\n${inCase('await call();')}`, ['2: asserts nothing']],
    [inCase("await screen.findByText('Saved');"), []],
    ["it.each([1])('holds %i', async (n) => { await call(n); });", ['1: asserts nothing']],
    [`const body = () => expect(1).toBe(1);\nit('holds', body);`, []],
  ])('one that asserts nothing: %s', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
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
  ])('one that takes its expectation from the code under test: %s', (body, count) => {
    const imports =
      "import { hashOf, LIMIT } from '../../../schema/rules/media.ts';\n" +
      "import { CUSTOMERS } from '../../../fixtures/seed/ids.ts';\nconst LOCAL = 40;\n";
    const said = '4: expects what LIMIT of schema/rules/media.ts says; write the value out';
    expect(problemsOf(imports + inCase(body))).toEqual(Array.from({ length: count }, () => said));
  });
});

describe('the table of rules', () => {
  it('takes ids from titles, from the rows of an each whose title has a place for them, and from nowhere else', () => {
    const text = [
      "const ROWS = [['PRM-01', 1], ['PRM-02', 2]];",
      "describe('NET-01 calls', () => {",
      "  it.each(ROWS)('%s is held', () => expect('PRM-03').toBe(''));",
      "  it.each([['PRM-04']])('is held', () => expect(1).toBe(1));",
      '  it(`NET-01 NET-02 ${name}`, () => expect(1).toBe(1));',
      '});',
    ].join('\n');
    expect([...idsOf('tests/web/app/a.test.ts', text)]).toEqual([
      ['NET-01', 2],
      ['PRM-01', 1],
      ['PRM-02', 1],
      ['NET-02', 1],
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
