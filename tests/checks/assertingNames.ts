import ts from 'typescript';
import { asserts } from './asserts.ts';
import { findChance } from './chances.ts';
import { nodesOf } from './testCode.ts';

/** A function of a test file that has a name. */
interface Named {
  path: string;
  name: string;
  body: ts.Node;
  /**
   * True if it is called by its name alone, which others have to import; one of an object is called wherever that is.
   */
  isFree: boolean;
}

/** By the path of a file, the names of what asserts whenever it is called there, by itself or through each other. */
export function assertingNames(files: readonly ts.SourceFile[]): (path: string) => ReadonlySet<string> {
  const waiting = new Set(files.flatMap(functionsOf));
  const imported = new Map(files.map((file) => [file.fileName, importedInto(file)]));
  const names = new Map(files.map((file) => [file.fileName, new Set<string>()]));
  const at = (path: string): ReadonlySet<string> => names.get(path) ?? new Set();
  for (let before = -1; before !== waiting.size;) {
    before = waiting.size;
    for (const one of waiting) {
      if (!asserts(one.body, at(one.path)) || findChance(one.body, at(one.path)) !== null) continue;
      waiting.delete(one);
      for (const [path, known] of names) {
        if (path === one.path || !one.isFree || imported.get(path)?.has(one.name)) known.add(one.name);
      }
    }
  }
  return at;
}

function importedInto(file: ts.SourceFile): Set<string> {
  return new Set(
    [...nodesOf(file)].flatMap((node) =>
      ts.isImportSpecifier(node) ? [(node.propertyName ?? node.name).text] : [],
    ),
  );
}

function functionsOf(file: ts.SourceFile): Named[] {
  const path = file.fileName;
  return [...nodesOf(file)].flatMap((node): Named[] => {
    if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name && node.body) {
      return [{ path, name: node.name.getText(), body: node.body, isFree: ts.isFunctionDeclaration(node) }];
    }
    const isFree = ts.isVariableDeclaration(node);
    if (!isFree && !ts.isPropertyAssignment(node)) return [];
    if (!node.initializer || !ts.isFunctionLike(node.initializer)) return [];
    return [{ path, name: node.name.getText(), body: node.initializer, isFree }];
  });
}
