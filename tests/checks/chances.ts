import ts from 'typescript';
import { called, isAssertion, isHidden, isKept } from './asserts.ts';
import { hasRound, isFilled, findLoopedList } from './filledLists.ts';

/** Options of checking a body: asserting functions, and whether every loop is assumed to run. */
interface Asked {
  asserting: ReadonlySet<string>;
  loopsRun: boolean;
}

const CHOOSING = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Condition that the assertions of a body depend on. Null if one always runs. */
export function findChance(body: ts.Node, asserting: ReadonlySet<string>): string | null {
  if (ts.isIdentifier(body) || always(body, { asserting, loopsRun: false })) return null;
  return always(body, { asserting, loopsRun: true })
    ? 'asserts only in a loop that may have no round; assert first how many there are'
    : 'asserts only where a condition holds';
}

/** True if every path through a node reaches an assertion. */
function always(node: ts.Node, asked: Asked): boolean {
  const is = (one: ts.Node | undefined): boolean =>
    one !== undefined && !isKept(one) && !isHidden(one) && always(one, asked);
  if (ts.isBlock(node)) return ofStatements(node.statements, is);
  if (ts.isIfStatement(node))
    return is(node.expression) || (fails(node.thenStatement, is) && fails(node.elseStatement, is));
  if (ts.isConditionalExpression(node))
    return is(node.condition) || (is(node.whenTrue) && is(node.whenFalse));
  if (ts.isBinaryExpression(node) && CHOOSING.has(node.operatorToken.kind)) return is(node.left);
  if (ts.isSwitchStatement(node)) return is(node.expression) || inEachCase(node.caseBlock, is);
  if (ts.isForOfStatement(node) || ts.isForInStatement(node))
    return is(node.expression) || ((asked.loopsRun || isFilled(node.expression)) && is(node.statement));
  if (ts.isForStatement(node)) return (asked.loopsRun || hasRound(node)) && is(node.statement);
  if (ts.isWhileStatement(node)) return is(node.expression) || (asked.loopsRun && is(node.statement));
  if (ts.isCallExpression(node)) return inCall(node, asked, is);
  return someChild(node, is);
}

type Is = (node: ts.Node | undefined) => boolean;

function inCall(node: ts.CallExpression, { asserting, loopsRun }: Asked, is: Is): boolean {
  const name = called(node);
  if (isAssertion(node) || (name !== undefined && asserting.has(name))) return true;
  if (is(node.expression)) return true;
  // Arguments of an optional call may never be evaluated.
  if (ts.isOptionalChain(node)) return false;
  const list = findLoopedList(node);
  return (!list || loopsRun || isFilled(list)) && node.arguments.some(is);
}

/** Statements after a possible early return may never run. */
function ofStatements(statements: readonly ts.Statement[], is: Is): boolean {
  for (const statement of statements) {
    if (is(statement)) return true;
    if (returns(statement)) return false;
  }
  return false;
}

function returns(node: ts.Node): boolean {
  if (ts.isReturnStatement(node)) return true;
  return !ts.isFunctionLike(node) && someChild(node, returns);
}

/** A branch that asserts, or throws by itself. */
function fails(branch: ts.Statement | undefined, is: Is): boolean {
  if (branch === undefined) return false;
  const statements = ts.isBlock(branch) ? branch.statements : [branch];
  return is(branch) || statements.some((one) => ts.isThrowStatement(one));
}

function inEachCase({ clauses }: ts.CaseBlock, is: Is): boolean {
  const filled = clauses.filter(({ statements }) => statements.length > 0);
  return (
    clauses.some((one) => ts.isDefaultClause(one)) && filled.every(({ statements }) => statements.some(is))
  );
}

function someChild(node: ts.Node, is: (child: ts.Node) => boolean): boolean {
  let found = false;
  node.forEachChild((child) => {
    found ||= is(child);
  });
  return found;
}
