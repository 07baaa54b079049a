import ts from 'typescript';
import { listCallChain, nodesOf } from './testCode.ts';

const CLOCK = /^(performance\.now|process\.hrtime|process\.hrtime\.bigint|console\.time)$/;
const GLOBALS = /^(globalThis|global|window)\./;
const SHELL = /^(exec|execFile|spawn)Sync$/;

const nameOf = (node: ts.Node): string => listCallChain(node).join('.').replace(GLOBALS, '');

/** Names by which a file calls what waits: of `node:timers/promises`, named, as a whole or by its scheduler. */
export function findTimers(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    if (!/timers\/promises/.test(statement.moduleSpecifier.getText())) continue;
    const { name: whole, namedBindings: bindings } = statement.importClause ?? {};
    const all = bindings && ts.isNamespaceImport(bindings) ? bindings.name : whole;
    if (all) for (const way of ['setTimeout', 'scheduler.wait']) names.add(`${all.text}.${way}`);
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      const imported = (propertyName ?? name).text;
      if (imported === 'setTimeout') names.add(name.text);
      if (imported === 'scheduler') names.add(`${name.text}.wait`);
    }
  }
  return names;
}

/** True if a call only lets time pass. */
export function sleeps(node: ts.Node, timers: ReadonlySet<string>): boolean {
  if (!ts.isCallExpression(node)) return false;
  const name = nameOf(node.expression);
  const [first, delay] = node.arguments;
  if (name.endsWith('waitForTimeout') || name === 'Atomics.wait' || timers.has(name)) return true;
  if (name === 'promisify' && first && nameOf(first) === 'setTimeout') return true;
  if (SHELL.test(name) && first && ts.isStringLiteralLike(first) && /^sleep\b/.test(first.text)) return true;
  if (name !== 'setTimeout' && name !== 'setInterval') return false;
  if (!delay || (ts.isNumericLiteral(delay) && delay.text === '0')) return false;
  return keepsPromise(node);
}

/** True if nothing but this timer keeps a promise: `new Promise((resolve) => setTimeout(resolve, 20))`. */
function keepsPromise(timer: ts.CallExpression): boolean {
  for (let up: ts.Node | undefined = timer.parent; up; up = up.parent) {
    if (!ts.isNewExpression(up) || up.expression.getText() !== 'Promise') continue;
    const [executor] = up.arguments ?? [];
    if (!executor || !(ts.isArrowFunction(executor) || ts.isFunctionExpression(executor))) return false;
    const resolve = executor.parameters[0]?.name.getText();
    const uses = [...nodesOf(executor.body)].filter((one) => ts.isIdentifier(one) && one.text === resolve);
    return uses.length > 0 && uses.every((use) => use.pos >= timer.pos && use.end <= timer.end);
  }
  return false;
}

/** A pause between two looks at a condition, as a shared `until` makes it. */
export const withinLoop = (node: ts.Node): boolean => {
  for (let up: ts.Node | undefined = node.parent; up; up = up.parent) {
    if (ts.isIterationStatement(up, false)) return true;
  }
  return false;
};

/** `Date.now()`, `+new Date()`, `new Date().getTime()`: the moment at which it runs. */
function isNow(node: ts.Node): boolean {
  const text = node.getText().replace(/\s+/g, '');
  return /^(Date\.now\(\)|performance\.now\(\)|\+?newDate\(\)(\.(getTime|valueOf)\(\))?)$/.test(text);
}

/** Names that a file gives to moments at which it runs. */
export function findInstants(file: ts.SourceFile): Set<string> {
  return new Set(
    [...nodesOf(file)].flatMap((node) =>
      ts.isVariableDeclaration(node) && node.initializer && isNow(node.initializer)
        ? [node.name.getText()]
        : [],
    ),
  );
}

/** True if something is decided by how long it took. */
export function measuresTime(node: ts.Node, moments: ReadonlySet<string>): boolean {
  const isMoment = (one: ts.Node): boolean => isNow(one) || (ts.isIdentifier(one) && moments.has(one.text));
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.MinusToken) {
    return isMoment(node.left) && isMoment(node.right);
  }
  if (ts.isWhileStatement(node) || ts.isDoStatement(node)) return [...nodesOf(node.expression)].some(isNow);
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
    return node.initializer?.getText() === 'performance';
  }
  if (!ts.isCallExpression(node)) return false;
  const name = nameOf(node.expression);
  if (CLOCK.test(name)) return true;
  if (name !== 'Date.now') return false;
  for (let up: ts.Node | undefined = node.parent; up && !ts.isBlock(up); up = up.parent) {
    if (ts.isCallExpression(up) && /^expect\..*(Less|Greater)Than/.test(listCallChain(up).join('.')))
      return true;
  }
  return false;
}
