import ts from 'typescript';

/** Test functions: `it`, `test`, their `each`, and modifiers that skip tests. */
const CASES = new Set(['it', 'test']);
const GROUPS = new Set(['describe']);
const SWITCHED_OFF = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe']);

/** A case or group of a test file: its title, its rows where it is an `each`, and its body. */
export interface Titled {
  kind: 'case' | 'group';
  node: ts.CallExpression;
  /** The title as written; a template keeps its literal parts. */
  title: string;
  /** The rows of an `each`, which may bring ids of rules into the title. */
  rows: ts.Node | undefined;
  body: ts.Node | undefined;
}

export function parse(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** A node and everything below it. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** The line of a node, from 1. */
export const getLine = (node: ts.Node): number => {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
};

/** The name at the root of `a.b(c)['d']`, and the names after it: `['a', 'b', 'd']`. */
export function listCallChain(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...listCallChain(node.expression), node.name.text];
  if (ts.isCallExpression(node) || ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) {
    return listCallChain(node.expression);
  }
  if (ts.isElementAccessExpression(node)) {
    const { expression, argumentExpression: at } = node;
    return ts.isStringLiteralLike(at) ? [...listCallChain(expression), at.text] : listCallChain(expression);
  }
  // A test that depends on the machine, such as `(hasFfmpeg ? test : test.skip)`, counts as running.
  if (ts.isConditionalExpression(node)) return listCallChain(node.whenTrue);
  if (ts.isTaggedTemplateExpression(node)) return listCallChain(node.tag);
  return [];
}

function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node)) return (textOf(node.left) ?? '') + (textOf(node.right) ?? '');
  return undefined;
}

function rowsOf(callee: ts.Expression): ts.Node | undefined {
  if (ts.isCallExpression(callee)) return callee.arguments[0];
  return ts.isTaggedTemplateExpression(callee) ? callee.template : undefined;
}

const given = new WeakMap<ts.SourceFile, ReadonlyMap<string, string[]>>();

/** Names of tests and groups that depend on the machine: `withRedis` → `describe`. */
function givenNames(file: ts.SourceFile): ReadonlyMap<string, string[]> {
  const known = given.get(file);
  if (known) return known;
  const names = new Map<string, string[]>();
  for (const node of nodesOf(file)) {
    if (!ts.isVariableDeclaration(node) || !node.initializer) continue;
    if (ts.isConditionalExpression(node.initializer))
      names.set(node.name.getText(), listCallChain(node.initializer));
  }
  given.set(file, names);
  return names;
}

function rootsOf(callee: ts.Expression): string[] {
  const [root = '', ...rest] = listCallChain(callee);
  return [...(givenNames(callee.getSourceFile()).get(root) ?? [root]), ...rest];
}

/** The case or group that a call makes; undefined for any other call, and for settings such as `test.describe.configure`. */
export function titledCall(node: ts.Node): Titled | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [root, ...rest] = rootsOf(node.expression);
  if (!root || (!CASES.has(root) && !GROUPS.has(root) && !SWITCHED_OFF.has(root))) return undefined;
  const [first, ...others] = node.arguments;
  const title = textOf(first);
  const body = others.find((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));
  const named = others.at(-1);
  if (title === undefined || (!body && !(named && ts.isIdentifier(named)))) return undefined;
  const kind = GROUPS.has(root) || rest.includes('describe') ? 'group' : 'case';
  return { kind, node, title, rows: rowsOf(node.expression), body: body ?? named };
}

/** Every case and group of a test file. */
export function listTitles(file: ts.SourceFile): Titled[] {
  return [...nodesOf(file)].flatMap((node) => titledCall(node) ?? []);
}
