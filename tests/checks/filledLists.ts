import ts from 'typescript';
import { listCallChain, nodesOf } from './testCode.ts';

/** Methods whose result is as long as the list, or contains all of it. */
const AS_LONG = /^(map|toSorted|sort|toReversed|reverse|entries|keys|values|concat|toSpliced)$/;
const OF_OBJECT = /^Object\.(keys|values|entries|fromEntries)$/;
/** Functions of a list that call what they are given for each of its elements. */
const OF_EACH = /^(forEach|map|flatMap|filter|find|every|some|reduce)$/;

/** The list whose elements a call goes through: `rows` in `rows.forEach(…)`; undefined for any other call. */
export function findLoopedList(node: ts.CallExpression): ts.Expression | undefined {
  const { expression: callee } = node;
  const [given] = node.arguments;
  if (!ts.isPropertyAccessExpression(callee) || !OF_EACH.test(callee.name.text)) return undefined;
  return given && ts.isFunctionLike(given) ? callee.expression : undefined;
}

/** True if a list has an element by what is written, in this file. */
export function isFilled(list: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(list))
    return list.elements.some((one) => !ts.isSpreadElement(one) || isFilled(one.expression));
  if (ts.isObjectLiteralExpression(list))
    return list.properties.some((one) => !ts.isSpreadAssignment(one) || isFilled(one.expression));
  if (ts.isStringLiteralLike(list)) return list.text !== '';
  if (ts.isAsExpression(list) || ts.isSatisfiesExpression(list) || ts.isParenthesizedExpression(list))
    return isFilled(list.expression);
  if (ts.isIdentifier(list)) return isFilledName(list);
  const [given] = ts.isCallExpression(list) || ts.isNewExpression(list) ? (list.arguments ?? []) : [];
  if (ts.isNewExpression(list)) return given !== undefined && isFilled(given);
  if (!ts.isCallExpression(list)) return false;
  if (OF_OBJECT.test(listCallChain(list.expression).join('.'))) return given !== undefined && isFilled(given);
  if (listCallChain(list.expression).join('.') === 'Array.from')
    return given !== undefined && isCounted(given);
  const { expression: callee } = list;
  return (
    ts.isPropertyAccessExpression(callee) && AS_LONG.test(callee.name.text) && isFilled(callee.expression)
  );
}

/** `{ length: 3 }`, or a list. */
function isCounted(given: ts.Expression): boolean {
  if (!ts.isObjectLiteralExpression(given)) return isFilled(given);
  return given.properties.some(
    (one) => ts.isPropertyAssignment(one) && one.name.getText() === 'length' && isAboveZero(one.initializer),
  );
}

const isAboveZero = (node: ts.Node): boolean => ts.isNumericLiteral(node) && Number(node.text) > 0;

/** True if all that is called so in a file is a list that has an element. */
function isFilledName(name: ts.Identifier): boolean {
  const named = [...nodesOf(name.getSourceFile())].filter(
    (node) =>
      (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      node.name.getText() === name.text,
  );
  return named.length > 0 && named.every((node) => isFilledConstant(node, name));
}

function isFilledConstant(node: ts.Node, name: ts.Identifier): boolean {
  if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isVariableDeclarationList(node.parent))
    return false;
  // A constant that names itself would be asked for ever.
  const isItself = [...nodesOf(node.initializer)].some(
    (one) => ts.isIdentifier(one) && one.text === name.text,
  );
  return (node.parent.flags & ts.NodeFlags.Const) !== 0 && !isItself && isFilled(node.initializer);
}

/** True if `for (let at = 1; at < 4; at += 1)` has a round by what is written. */
export function hasRound({ initializer, condition }: ts.ForStatement): boolean {
  if (!condition) return true;
  if (!initializer || !ts.isVariableDeclarationList(initializer) || !ts.isBinaryExpression(condition))
    return false;
  const [first] = initializer.declarations;
  if (!first?.initializer || condition.left.getText() !== first.name.getText()) return false;
  const [from, to] = [numberOf(first.initializer), numberOf(condition.right)];
  if (from === null || to === null) return false;
  const kind = condition.operatorToken.kind;
  if (kind === ts.SyntaxKind.LessThanToken) return from < to;
  if (kind === ts.SyntaxKind.LessThanEqualsToken) return from <= to;
  if (kind === ts.SyntaxKind.GreaterThanToken) return from > to;
  return kind === ts.SyntaxKind.GreaterThanEqualsToken && from >= to;
}

/** A number that is written, the less of two that a condition decides between, or a constant of the file that is one. */
function numberOf(node: ts.Expression): number | null {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isConditionalExpression(node)) {
    const [one, other] = [numberOf(node.whenTrue), numberOf(node.whenFalse)];
    return one === null || other === null ? null : Math.min(one, other);
  }
  if (!ts.isIdentifier(node)) return null;
  const found = [...nodesOf(node.getSourceFile())].filter(
    (one): one is ts.VariableDeclaration => ts.isVariableDeclaration(one) && one.name.getText() === node.text,
  );
  const [only] = found;
  return found.length === 1 && only?.initializer ? numberOf(only.initializer) : null;
}
