import { dirname, join } from 'node:path';
import ts from 'typescript';
import { read } from './check.ts';
import { listCallChain, nodesOf, parse, listTitles } from './testCode.ts';

const ID = /\b[A-Z]{3}-\d\d\b/g;
/** Test layers that can cover a rule, along the path of a request. */
export const LAYERS = ['web', 'graph', 'platform', 'e2e'] as const;
export type Layer = (typeof LAYERS)[number];

/** A rule that titles name: its layers, each with its files and how many cases of a file name it. */
export type Held = Map<string, Map<Layer, Map<string, number>>>;

const layerOf = (path: string) => LAYERS.find((layer) => path.startsWith(`tests/${layer}/`));

/** The text of a constant, in the file itself or in the one of the tests that it is imported from; empty for any other. */
function textOfConstant(file: ts.SourceFile, name: string, textOf: (path: string) => string): string {
  for (const node of nodesOf(file)) {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name)
      return node.initializer?.getText() ?? '';
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const bindings = node.importClause?.namedBindings;
    const isFrom =
      bindings && ts.isNamedImports(bindings) && bindings.elements.some((one) => one.name.text === name);
    const source = join(dirname(file.fileName), node.moduleSpecifier.text);
    if (isFrom && source.startsWith('tests/'))
      return textOfConstant(parse(source, textOf(source)), name, textOf);
  }
  return '';
}

/** The text of the rows of an `each`: what is written, or the constant that they are taken from, whatever is left out of it. */
function textOfRows(rows: ts.Node, file: ts.SourceFile, textOf: (path: string) => string): string {
  if (ts.isAsExpression(rows)) return textOfRows(rows.expression, file, textOf);
  if (ts.isArrayLiteralExpression(rows) || ts.isTemplateLiteral(rows)) return rows.getText();
  const [name] = listCallChain(rows);
  return name === undefined ? '' : textOfConstant(file, name, textOf);
}

/** The ids that the titles of a test file name, with how many titles do; rows of an `each` count once each. */
export function listRuleIds(
  path: string,
  text: string,
  textOf: (path: string) => string = read,
): Map<string, number> {
  const file = parse(path, text);
  const counts = new Map<string, number>();
  for (const { title, rows } of listTitles(file)) {
    // Rows bring ids into a title only where it has a place for them.
    const words = rows && /%|\$/.test(title) ? `${title} ${textOfRows(rows, file, textOf)}` : title;
    for (const [id] of words.matchAll(ID)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Every rule that a title names, by layer and file. */
export function heldRules(paths: readonly string[], textOf: (path: string) => string = read): Held {
  const held: Held = new Map();
  for (const path of paths) {
    const layer = layerOf(path);
    if (!layer || !/\.(test|spec)\.tsx?$/.test(path)) continue;
    for (const [id, count] of listRuleIds(path, textOf(path), textOf)) {
      const layers = held.get(id) ?? new Map<Layer, Map<string, number>>();
      held.set(id, layers.set(layer, (layers.get(layer) ?? new Map<string, number>()).set(path, count)));
    }
  }
  return new Map([...held].sort(([a], [b]) => a.localeCompare(b)));
}

/** The table: a line a rule with its number of titles in each layer, and where they are. */
export function rulesTable(held: Held): string[] {
  const head = ['rule'.padEnd(7), ...LAYERS.map((layer) => layer.padStart(8)), '  test files'].join(' ');
  const rows = [...held].map(([id, layers]) => {
    const cells = LAYERS.map((layer) => {
      const count = [...(layers.get(layer)?.values() ?? [])].reduce((sum, one) => sum + one, 0);
      return (count ? String(count) : '·').padStart(8);
    });
    const files = [...layers.values()].flatMap((byFile) => [...byFile.keys()]);
    return [id.padEnd(7), ...cells, `  ${files.map((path) => path.replace('tests/', '')).join(', ')}`].join(
      ' ',
    );
  });
  return [head, ...rows];
}
