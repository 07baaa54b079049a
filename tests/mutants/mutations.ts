import ts from 'typescript';

/** One small change of a source file that its tests should notice. */
export interface Mutation {
  path: string;
  /** Start and end of the changed text, in characters. */
  start: number;
  end: number;
  replacement: string;
  line: number;
  /** Description of the change. */
  says: string;
}

const SWAPPED: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
]);

const leaves = (statement: ts.Statement): boolean =>
  ts.isReturnStatement(statement) ||
  ts.isThrowStatement(statement) ||
  (ts.isBlock(statement) && statement.statements.some(leaves));

/** The node that is replaced and what by; undefined where a node has nothing to change. */
function changeOf(node: ts.Node): [changed: ts.Node, replacement: string] | undefined {
  if (ts.isBinaryExpression(node)) {
    const swapped = SWAPPED.get(node.operatorToken.kind);
    const text = ts.isStringLiteralLike(node.right) || ts.isTemplateExpression(node.right);
    return swapped && !text ? [node.operatorToken, swapped] : undefined;
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [node, `(${node.operand.getText()})`];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [node, 'false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [node, 'true'];
  if (ts.isConditionalExpression(node)) return [node.condition, `!(${node.condition.getText()})`];
  // A guard that is not there: whoever it turned away goes on.
  if (ts.isIfStatement(node) && leaves(node.thenStatement)) return [node.expression, 'false'];
  if (ts.isThrowStatement(node)) return [node, ';'];
  return undefined;
}

/** Every change of a file that the runner knows how to make, in the order of the file. */
export function listMutations(path: string, text: string): Mutation[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    const change = changeOf(node);
    if (change) {
      const [changed, replacement] = change;
      const start = changed.getStart(file);
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      const says = `${changed.getText(file).replace(/\s+/g, ' ')} → ${replacement.replace(/\s+/g, ' ')}`;
      found.push({ path, start, end: changed.end, replacement, line, says });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** A sample that is the same for the same seed (mulberry32, Fisher and Yates). */
export function sample<T>(all: readonly T[], count: number, seed: number): T[] {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const rest = [...all];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const [one] = rest.splice(Math.floor(random() * rest.length), 1);
    return one!;
  });
}
