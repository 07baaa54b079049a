import ts from 'typescript';
import { chainOf, nodesOf } from './testCode.ts';

/** Calls that fail when something does not hold: queries that want one match, generated cases, tests of a library. */
const ASSERTING = /^(expect\w+|assert\w*|waitFor(URL|Response|Request|Event)?)$/;
/** In a browser test these only say where something would be. */
const FINDING = /^(getBy|getAllBy|findBy|findAllBy)\w+$/;
const MATCHER = /^to[A-Z]/;
const BROWSER = /(^|\/)tests\/e2e\//;

const called = (node: ts.Node): string | undefined =>
  ts.isCallExpression(node) ? chainOf(node.expression).at(-1) : undefined;

/** Whether a call fails by itself when something does not hold. `expect(one)` alone does not. */
function isAssertion(node: ts.CallExpression): boolean {
  const [root, ...rest] = chainOf(node.expression);
  if (root === 'expect') return rest.some((name) => MATCHER.test(name));
  const isBrowser = BROWSER.test(node.getSourceFile().fileName);
  return [root ?? '', ...rest].some((name) => ASSERTING.test(name) || (!isBrowser && FINDING.test(name)));
}

/** What runs of a body by itself: without functions that are kept under a name, and what a `catch` hides or holds. */
function* runningIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) if (!isKept(child) && !isHidden(child)) yield* runningIn(child);
}

function isKept(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node)) return true;
  return ts.isFunctionLike(node) && ts.isVariableDeclaration(node.parent);
}

/** A `try` whose failure nobody hears of, and a `catch` that may never be come to. */
function isHidden(node: ts.Node): boolean {
  if (ts.isCatchClause(node)) return true;
  const { parent } = node;
  if (!ts.isTryStatement(parent) || parent.tryBlock !== node || !parent.catchClause) return false;
  return ![...nodesOf(parent.catchClause.block)].some(
    (inner) => ts.isThrowStatement(inner) || (ts.isCallExpression(inner) && isAssertion(inner)),
  );
}

/** Whether something below a node can fail: a matcher, a throw, or a function of the tests that has one. */
export function asserts(node: ts.Node, asserting: ReadonlySet<string>): boolean {
  for (const inner of runningIn(node)) {
    if (ts.isCallExpression(inner) && isAssertion(inner)) return true;
    const name = called(inner);
    if (name && asserting.has(name)) return true;
  }
  // The body of a case may be a function that is named instead of written.
  return ts.isIdentifier(node) && asserting.has(node.text);
}

function functionsOf(file: ts.SourceFile): [string, ts.Node][] {
  return [...nodesOf(file)].flatMap((node): [string, ts.Node][] => {
    if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name && node.body) {
      return [[node.name.getText(), node.body]];
    }
    const named = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
    if (named && node.initializer && ts.isFunctionLike(node.initializer)) {
      return [[node.name.getText(), node.initializer]];
    }
    return [];
  });
}

/** Names of the functions in test files that assert, by themselves or through each other. */
export function assertingNames(files: readonly ts.SourceFile[]): Set<string> {
  const waiting = new Map(
    files.flatMap((file, at) => functionsOf(file).map(([name, body], n) => [`${at}.${n}`, { name, body }])),
  );
  const names = new Set<string>();
  for (let before = -1; before < names.size;) {
    before = names.size;
    for (const [key, { name, body }] of waiting) {
      if (!asserts(body, names)) continue;
      names.add(name);
      waiting.delete(key);
    }
  }
  return names;
}
