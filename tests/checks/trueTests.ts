import { dirname, join } from 'node:path';
import ts from 'typescript';
import { assertingNames, asserts } from './asserts.ts';
import { projectFiles, read, type Check } from './check.ts';
import { chainOf, lineOf, nodesOf, parse, titledCall } from './testCode.ts';

const TEST = /\.(test|spec)\.tsx?$/;
const OFF = /^(skip|only|todo|fixme|failing|fail)$/;
const OFF_BY_NAME = /^(x|f)(it|test|describe)$/;
const CLOCK = /^(performance\.now|process\.hrtime|process\.hrtime\.bigint|console\.time)$/;
const MATCHER = /^to[A-Z]/;
/** Written once for product and tests: ids and accounts of the demonstration and tables, not what a rule decides. */
const DATA =
  /^(fixtures\/seed\/|fixtures\/platform\/db\/(schema\/|tables)|schema\/rules\/demoAccounts|tests\/)/;

type Say = (node: ts.Node, what: string) => void;

function sleeping(node: ts.Node, timers: ReadonlySet<string>): boolean {
  if (!ts.isCallExpression(node)) return false;
  const chain = chainOf(node.expression);
  if (chain.at(-1) === 'waitForTimeout' || timers.has(chain.join('.'))) return true;
  if (chain.join('.') !== 'setTimeout' || node.arguments.length < 2) return false;
  // A promise that only a timer keeps: `new Promise((resolve) => setTimeout(resolve, 20))`.
  const delay = node.arguments[1]!;
  if (ts.isNumericLiteral(delay) && delay.text === '0') return false;
  return withinPromise(node);
}

function withinPromise(node: ts.Node): boolean {
  for (let up: ts.Node | undefined = node.parent; up; up = up.parent) {
    if (ts.isNewExpression(up)) return up.expression.getText() === 'Promise';
    if (ts.isBlock(up) && up.statements.length > 1) return false;
  }
  return false;
}

/** A pause between two looks at a condition, as a shared `until` makes it: inside a loop, outside a test file. */
const withinLoop = (node: ts.Node): boolean => {
  for (let up: ts.Node | undefined = node.parent; up; up = up.parent) {
    if (ts.isIterationStatement(up, false)) return true;
  }
  return false;
};

/** Names under which a file has the waiting `setTimeout` of node:timers/promises. */
function timersOf(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    if (!/timers\/promises/.test(statement.moduleSpecifier.getText())) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      if ((propertyName ?? name).text === 'setTimeout') names.add(name.text);
    }
  }
  return names;
}

/** Names of values that a file imports from the product, apart from data that both share. */
function productNames(file: ts.SourceFile, path: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = statement.moduleSpecifier.text;
    const clause = statement.importClause;
    const source = join(dirname(path), from);
    if (!from.startsWith('.') || !clause || clause.isTypeOnly || DATA.test(source)) continue;
    if (clause.name) names.set(clause.name.text, source);
    const bindings = clause.namedBindings;
    if (bindings && ts.isNamedImports(bindings)) {
      for (const { name, isTypeOnly } of bindings.elements) if (!isTypeOnly) names.set(name.text, source);
    }
  }
  return names;
}

/**
 * What an expected value is taken from: an imported constant itself, a part of it, or what is made of it
 * (`LIMIT`, `ROLES[role]`, `[...STATES]`, `Object.keys(MACHINE)`). A function that is called is not a constant.
 */
function constantIn(expected: ts.Node, names: ReadonlyMap<string, string>): string | undefined {
  for (const node of nodesOf(expected)) {
    if (!ts.isIdentifier(node) || !names.has(node.text)) continue;
    const { parent } = node;
    if (ts.isCallExpression(parent) && parent.expression === node) continue;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) continue;
    if (ts.isPropertyAssignment(parent) && parent.name === node) continue;
    if (ts.isNewExpression(parent) || ts.isTypeNode(parent) || ts.isTypeQueryNode(parent)) continue;
    return node.text;
  }
  return undefined;
}

function seeExpectation(node: ts.Node, names: ReadonlyMap<string, string>, say: Say): void {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  const chain = chainOf(node.expression);
  const matcher = chain.at(-1) ?? '';
  if (chain[0] !== 'expect' || !MATCHER.test(matcher) || /InstanceOf|toThrow/.test(matcher)) return;
  for (const expected of node.arguments) {
    const name = constantIn(expected, names);
    if (name) say(node, `expects what ${name} of ${names.get(name)} says; write the value out`);
  }
}

function seeElapsed(node: ts.Node, say: Say): void {
  if (!ts.isCallExpression(node)) return;
  const name = chainOf(node.expression).join('.');
  if (CLOCK.test(name)) say(node, 'measures elapsed time');
  if (name !== 'Date.now') return;
  for (let up: ts.Node | undefined = node.parent; up && !ts.isBlock(up); up = up.parent) {
    if (ts.isCallExpression(up) && /^expect\..*(Less|Greater)Than/.test(chainOf(up).join('.'))) {
      return say(node, 'measures elapsed time');
    }
  }
}

/** Whether a machine decides: `test.skip(condition, reason)`, `installed ? describe : describe.skip`. */
function decidedByMachine(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node;
  if (!ts.isCallExpression(parent) || parent.expression !== node || parent.arguments.length !== 2)
    return false;
  const [condition, reason] = parent.arguments;
  if (!condition || !reason || !ts.isStringLiteral(reason)) return false;
  return (
    ts.isBinaryExpression(condition) || ts.isPrefixUnaryExpression(condition) || ts.isIdentifier(condition)
  );
}

function switchedOff(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return OFF_BY_NAME.test(chainOf(node.expression)[0] ?? '');
  if (!ts.isPropertyAccessExpression(node) || !OFF.test(node.name.text)) return false;
  return /^(it|test|describe)$/.test(chainOf(node)[0] ?? '') && !decidedByMachine(node);
}

/** What makes a test file untrue: `path:line: what`. `asserting` are the names of functions that assert. */
export function testProblems(path: string, text: string, asserting: ReadonlySet<string>): string[] {
  const file = parse(path, text);
  const problems = new Map<string, string>();
  const say: Say = (node, what) =>
    void problems.set(`${lineOf(node)} ${what}`, `${path}:${lineOf(node)}: ${what}`);
  const timers = timersOf(file);
  const isTest = TEST.test(path);
  const names = productNames(file, path);
  for (const node of nodesOf(file)) {
    if (sleeping(node, timers) && (isTest || !withinLoop(node))) say(node, 'sleeps; wait for a condition');
    seeExpectation(node, names, say);
    if (!isTest) continue;
    seeElapsed(node, say);
    if (switchedOff(node)) say(node, 'is switched off');
    const titled = titledCall(node);
    if (titled?.kind === 'case' && titled.body && !asserts(titled.body, asserting))
      say(node, 'asserts nothing');
  }
  return [...problems.values()];
}

/** No test sleeps, measures time, is switched off, asserts nothing, or expects what the code under test says. */
export const trueTests: Check = {
  name: 'true tests',
  run: async () => {
    const paths = (await projectFiles()).filter((path) =>
      /^tests\/(?!bench|checks|scaffold).*\.tsx?$/.test(path),
    );
    const texts = new Map(paths.map((path) => [path, read(path)]));
    const asserting = assertingNames([...texts].map(([path, text]) => parse(path, text)));
    return [...texts].flatMap(([path, text]) => testProblems(path, text, asserting));
  },
};
