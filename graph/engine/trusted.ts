import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, visit, type ExecutableDefinitionNode, type FieldNode } from 'graphql';
import { projectRoot } from '../kernel/projectRoot.ts';

/** Tells whether a document's text is trusted. */
export type Trusts = (text: string) => boolean;

const TYPE_NAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

let hashes: ReadonlySet<string> | undefined;

/**
 * Trusts the operations of the web app, read from `web/**\/*.graphql` once. A caller who is not signed in can run no
 * others, and they are compiled at once.
 */
export function trustedDocuments(): Trusts {
  const known = (hashes ??= new Set(sentTexts(webDefinitions()).map(hashOf)));
  return (text) => known.has(hashOf(text));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function webDefinitions(): ExecutableDefinitionNode[] {
  const web = join(projectRoot, 'web');
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .flatMap((path) => parse(readFileSync(join(web, path), 'utf8'), { noLocation: true }).definitions)
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION);
}

/** Texts of each operation with its fragments, in the order of composeDocument.ts: as written, and as Apollo Client sends it. */
function sentTexts(definitions: readonly ExecutableDefinitionNode[]): string[] {
  const fragments = new Map<string, ExecutableDefinitionNode>();
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return [print, (node: ExecutableDefinitionNode) => print(withTypeNames(node))].flatMap((write) => {
    const texts = new Map(definitions.map((node) => [node, write(node)]));
    return operations.map((operation) =>
      [...withSpread(operation, fragments)].map((node) => texts.get(node)).join('\n\n'),
    );
  });
}

/** A definition and the fragments that it spreads, depth first. */
function withSpread(
  node: ExecutableDefinitionNode,
  fragments: ReadonlyMap<string, ExecutableDefinitionNode>,
  found = new Set<ExecutableDefinitionNode>(),
): Set<ExecutableDefinitionNode> {
  found.add(node);
  visit(node, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (fragment && !found.has(fragment)) withSpread(fragment, fragments, found);
    },
  });
  return found;
}

/** Selects `__typename` in every selection set but an operation's own. */
function withTypeNames(definition: ExecutableDefinitionNode): ExecutableDefinitionNode {
  return visit(definition, {
    SelectionSet(node, _key, parent) {
      const isOperation = (parent as { kind?: Kind } | undefined)?.kind === Kind.OPERATION_DEFINITION;
      const hasTypeName = node.selections.some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
      );
      if (isOperation || hasTypeName) return undefined;
      return { ...node, selections: [...node.selections, TYPE_NAME] };
    },
  });
}
