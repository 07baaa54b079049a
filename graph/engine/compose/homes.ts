import {
  Kind,
  type ConstDirectiveNode,
  type DocumentNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql';

/** A map of resolvers as a domain writes it. */
export type ResolverMap = Readonly<Record<string, unknown>>;

/** A domain with what it resolves. */
export interface Domain {
  name: string;
  document: DocumentNode;
  resolvers: ResolverMap;
}

/** One field of an object type as one domain declares it. */
export interface DeclaredField {
  domain: string;
  type: string;
  field: string;
  /** Named type it returns, without lists and non-null. */
  returns: string;
  resolver: unknown;
}

/** An object that other domains may refer to by its key. */
export interface Entity {
  name: string;
  /** Field that tells one from another. */
  key: string;
  /** Domains with a `__resolveReference` for it. */
  homes: readonly string[];
}

/** Declaring, owning, and resolving domains. */
export interface Ownership {
  entities: ReadonlyMap<string, Entity>;
  fields: readonly DeclaredField[];
  /** Interfaces and unions, whose things are entities or say what they are. */
  abstracts: ReadonlySet<string>;
}

/** Reads from all domains which entities there are, where their homes are, and who declares which field. */
export function readOwnership(domains: readonly Domain[]): Ownership {
  const entities = new Map<string, { name: string; key: string; homes: string[] }>();
  const fields: DeclaredField[] = [];
  for (const { name: domain, document, resolvers } of domains) {
    for (const type of objectTypes(document)) {
      const map = resolvers[type.name.value] as Record<string, unknown> | undefined;
      const key = type.directives?.find((directive) => directive.name.value === 'key');
      if (key) {
        const entity = entities.get(type.name.value) ?? {
          name: type.name.value,
          key: textArgument(key, 'fields') ?? 'id',
          homes: [],
        };
        if (map?.__resolveReference) entity.homes.push(domain);
        entities.set(entity.name, entity);
      }
      for (const field of type.fields ?? []) {
        fields.push({
          domain,
          type: type.name.value,
          field: field.name.value,
          returns: namedType(field.type),
          resolver: map?.[field.name.value],
        });
      }
    }
  }
  return { entities, fields, abstracts: abstractTypes(domains) };
}

function abstractTypes(domains: readonly Domain[]): Set<string> {
  const definitions = domains.flatMap(({ document }) => document.definitions);
  return new Set(
    definitions.flatMap((node) =>
      node.kind === Kind.INTERFACE_TYPE_DEFINITION || node.kind === Kind.UNION_TYPE_DEFINITION
        ? [node.name.value]
        : [],
    ),
  );
}

/** Object types of a document, definitions and extensions alike. */
export function objectTypes(document: DocumentNode): ObjectTypeDefinitionNode[] {
  return document.definitions.filter(
    (node) => node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION,
  ) as ObjectTypeDefinitionNode[];
}

function textArgument(directive: ConstDirectiveNode, name: string): string | undefined {
  const value = directive.arguments?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}
