import ts from 'typescript';
import { chainOf, nodesOf } from './testCode.ts';

/** Calls that fail when something does not hold: matchers, queries that want one match, generated cases. */
const ASSERTING =
  /^(expect\w*|assert\w*|getBy\w+|getAllBy\w+|findBy\w+|findAllBy\w+|waitFor(URL|Response|Request|Event)?)$/;

const called = (node: ts.Node): string | undefined =>
  ts.isCallExpression(node) ? chainOf(node.expression).at(-1) : undefined;

/** Whether something below a node can fail: a matcher, a throw, or a function of the tests that has one. */
export function asserts(node: ts.Node, asserting: ReadonlySet<string>): boolean {
  for (const inner of nodesOf(node)) {
    if (ts.isCallExpression(inner) && chainOf(inner.expression).some((name) => ASSERTING.test(name)))
      return true;
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
