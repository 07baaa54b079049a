import ts from 'typescript';
import { listCallChain, nodesOf } from './testCode.ts';

/** Calls that fail when something does not hold: waits for a condition, queries that want one match, generated cases, tests of a library. */
const ASSERTING = /^(expect\w+|assert\w*|until|waitFor(URL|Response|Request|Event)?)$/;
/** In a browser test these only say where something would be. */
const FINDING = /^(getBy|getAllBy|findBy|findAllBy)\w+$/;
const MATCHER = /^to[A-Z]/;
const BROWSER = /(^|\/)tests\/e2e\//;

export const called = (node: ts.Node): string | undefined =>
  ts.isCallExpression(node) ? listCallChain(node.expression).at(-1) : undefined;

/** True if a call fails the test when a condition is not met. `expect(one)` alone does not. */
export function isAssertion(node: ts.CallExpression): boolean {
  const [root, ...rest] = listCallChain(node.expression);
  if (root === 'expect') return rest.some((name) => MATCHER.test(name));
  const isBrowser = BROWSER.test(node.getSourceFile().fileName);
  return [root ?? '', ...rest].some((name) => ASSERTING.test(name) || (!isBrowser && FINDING.test(name)));
}

/** Yields the nodes of a body that run unconditionally, without named functions and the parts of a `catch`. */
function* runningIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) if (!isKept(child) && !isHidden(child)) yield* runningIn(child);
}

export function isKept(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node)) return true;
  return ts.isFunctionLike(node) && ts.isVariableDeclaration(node.parent);
}

/** A `try` whose failure nobody hears of, and a `catch` that may never be come to. */
export function isHidden(node: ts.Node): boolean {
  if (ts.isCatchClause(node)) return true;
  const { parent } = node;
  if (!ts.isTryStatement(parent) || parent.tryBlock !== node || !parent.catchClause) return false;
  return ![...nodesOf(parent.catchClause.block)].some(
    (inner) => ts.isThrowStatement(inner) || (ts.isCallExpression(inner) && isAssertion(inner)),
  );
}

/** True if something below a node can fail: a matcher, a throw, or a function of the tests that has one. */
export function asserts(node: ts.Node, asserting: ReadonlySet<string>): boolean {
  for (const inner of runningIn(node)) {
    if (ts.isCallExpression(inner) && isAssertion(inner)) return true;
    const name = called(inner);
    if (name && asserting.has(name)) return true;
  }
  // The body of a case may be a function that is named instead of written.
  return ts.isIdentifier(node) && asserting.has(node.text);
}
