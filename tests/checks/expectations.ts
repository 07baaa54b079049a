import { dirname, join } from 'node:path';
import ts from 'typescript';
import { listCallChain, nodesOf } from './testCode.ts';

const MATCHER = /^to[A-Z]/;
/** Written once for product and tests: ids and accounts of the demo and tables, not what a rule decides. */
const DATA =
  /^(fixtures\/demo\/seed\/|fixtures\/platform\/kernel\/db\/(schema\/|tables\/)|schema\/rules\/demoAccounts|tests\/)/;
const COMPARES = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** Origin of product constants: `LIMIT` → `schema/rules/media.ts`. */
export type Constants = ReadonlyMap<string, Origin>;
interface Origin {
  source: string;
  /** True if the name is the module's and the value is one of its exports. */
  isModule: boolean;
}

/** Names of values that a file has from the product, apart from data that both share: imported, or taken out of such. */
export function readConstants(file: ts.SourceFile, path: string): Constants {
  const names = new Map<string, Origin>();
  const sourceOf = (from: ts.Expression | undefined): string | null => {
    if (!from || !ts.isStringLiteralLike(from) || !from.text.startsWith('.')) return null;
    const source = join(dirname(path), from.text);
    return DATA.test(source) ? null : source;
  };
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const source = sourceOf(statement.moduleSpecifier);
    const clause = statement.importClause;
    if (source === null || !clause || clause.isTypeOnly) continue;
    if (clause.name) names.set(clause.name.text, { source, isModule: false });
    const bindings = clause.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) names.set(bindings.name.text, { source, isModule: true });
    if (bindings && ts.isNamedImports(bindings)) {
      for (const { name, isTypeOnly } of bindings.elements)
        if (!isTypeOnly) names.set(name.text, { source, isModule: false });
    }
  }
  for (const node of nodesOf(file)) {
    if (!ts.isVariableDeclaration(node) || !node.initializer) continue;
    const source = sourceOf(importedBy(node.initializer)) ?? aliased(node.initializer, names);
    const isModule = ts.isIdentifier(node.name) && importedBy(node.initializer) !== undefined;
    if (source !== null) for (const name of boundBy(node.name)) names.set(name, { source, isModule });
  }
  return names;
}

/** The module that `await import('…')` names. */
function importedBy(node: ts.Expression): ts.Expression | undefined {
  const call = ts.isAwaitExpression(node) ? node.expression : node;
  return ts.isCallExpression(call) && call.expression.kind === ts.SyntaxKind.ImportKeyword
    ? call.arguments[0]
    : undefined;
}

/** Origin of a renamed constant or a part of it. Null for computed values. */
function aliased(node: ts.Expression, names: Constants): string | null {
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return aliased(node.expression, names);
  if (ts.isPropertyAccessExpression(node)) return aliased(node.expression, names);
  return ts.isIdentifier(node) ? (names.get(node.text)?.source ?? null) : null;
}

function boundBy(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundBy(element.name) : []));
}

/**
 * The constant of the product in something: itself, a part of it, or what is made of it (`LIMIT`, `ROLES[role]`,
 * `[...STATES]`, `Object.keys(MACHINE)`). A function that is called is not a constant.
 */
function constantIn(expected: ts.Node, names: Constants): string | undefined {
  for (const node of nodesOf(expected)) {
    if (!ts.isIdentifier(node) || !names.has(node.text)) continue;
    const { parent } = node;
    if (isCalled(node, names)) continue;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) continue;
    if (ts.isPropertyAssignment(parent) && parent.name === node) continue;
    if (ts.isNewExpression(parent) || ts.isTypeNode(parent) || ts.isTypeQueryNode(parent)) continue;
    return node.text;
  }
  return undefined;
}

/** True if a name is that of a called function or its module. */
function isCalled(name: ts.Identifier, names: Constants): boolean {
  const { parent } = name;
  if (ts.isCallExpression(parent)) return parent.expression === name;
  if (!names.get(name.text)?.isModule || !ts.isPropertyAccessExpression(parent)) return false;
  return ts.isCallExpression(parent.parent) && parent.parent.expression === parent;
}

/** Problem with the expectation of a matcher. Null if there is none. */
export function expectationProblem(node: ts.Node, names: Constants): string | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const chain = listCallChain(node.expression);
  const matcher = chain.at(-1) ?? '';
  if (chain[0] !== 'expect' || !MATCHER.test(matcher) || /InstanceOf|toThrow/.test(matcher)) return null;
  const subject = subjectOf(node.expression);
  if (subject && cannotFail(subject, matcher, node.arguments)) return 'cannot fail';
  const compared = subject && ts.isBinaryExpression(subject) && COMPARES.has(subject.operatorToken.kind);
  for (const expected of compared ? [...node.arguments, subject] : node.arguments) {
    const name = constantIn(expected, names);
    if (name) return `expects what ${name} of ${names.get(name)?.source} says; write the value out`;
  }
  return null;
}

function subjectOf(callee: ts.Expression): ts.Expression | undefined {
  for (let at: ts.Expression = callee; ;) {
    if (ts.isCallExpression(at)) return at.arguments[0];
    if (!ts.isPropertyAccessExpression(at)) return undefined;
    at = at.expression;
  }
}

function cannotFail(subject: ts.Expression, matcher: string, expected: readonly ts.Expression[]): boolean {
  if (isWritten(subject)) return true;
  const [first] = expected;
  if (!first) return false;
  const text = first.getText();
  if (expected.length === 1 && text === subject.getText() && !/\(/.test(text)) return true;
  if (matcher === 'toMatchObject') return text === '{}';
  if (matcher === 'toContain' || matcher === 'toMatch')
    return ts.isStringLiteralLike(first) && first.text === '';
  return matcher === 'toBeGreaterThanOrEqual' && text === '0' && /\.(length|size)$/.test(subject.getText());
}

/** A value that stands in the test itself: nothing of the product comes into it. */
function isWritten(node: ts.Expression): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isNumericLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword
  );
}

/**
 * Sizes and durations taken from product limits, which hide a wrong limit: `'x'.repeat(LIMIT + 1)`, `{ length: LIMIT
 * }`, `advance(LIMIT_MS)`. Null if there is none.
 */
export function measureProblem(node: ts.Node, names: Constants): string | null {
  const measured =
    ts.isCallExpression(node) && /^(repeat|advance)$/.test(lastOf(node))
      ? node.arguments[0]
      : ts.isPropertyAssignment(node) && node.name.getText() === 'length'
        ? node.initializer
        : undefined;
  const name = measured && constantIn(measured, names);
  return name ? `measures by ${name} of ${names.get(name)?.source}; write the value out` : null;
}

/** The last name of what is called, whatever it is a part of: `repeat` of `'x'.repeat(3)`. */
const lastOf = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
