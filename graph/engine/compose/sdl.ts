import { composeServices, compositionHasErrors } from '@theguild/federation-composition';
import { parse, Source, type DocumentNode, type GraphQLError } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAINS, type DomainName } from './domains.ts';
import { projectRoot } from '../../kernel/projectRoot.ts';

/** One domain's part of the schema. */
export interface DomainDocument {
  name: DomainName;
  /** schema/base.graphql and the domain's own file. */
  document: DocumentNode;
}

/** The composed schema in both forms. */
export interface ComposedSdl {
  /** With the directives that a router needs. */
  supergraph: string;
  /** Schema for clients. */
  api: string;
}

/** The parts do not fit together; the message has every problem's code and place. */
export class CompositionError extends Error {
  constructor(problems: readonly string[]) {
    super(`The schema does not compose:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'CompositionError';
  }
}

/** Reads and parses the SDL of all domains. */
export function readDomainDocuments(): DomainDocument[] {
  const base = read('base');
  return DOMAINS.map((name) => {
    const own = read(name);
    return {
      name,
      // Parsed apart, so that a syntax error names the right file and line.
      document: { kind: base.kind, definitions: [...base.definitions, ...own.definitions] } as DocumentNode,
    };
  });
}

function read(name: string): DocumentNode {
  const file = join('schema', `${name}.graphql`);
  return parse(new Source(readFileSync(join(projectRoot, file), 'utf8'), file));
}

/** Composes the domains; throws a {@link CompositionError} when they do not fit. */
export function composeSdl(domains: readonly { name: string; document: DocumentNode }[]): ComposedSdl {
  // A router needs an address for each subgraph: the host is the domain's name, until the router is told otherwise.
  const services = domains.map(({ name, document }) => ({
    name,
    typeDefs: document,
    url: `http://${name}:4000/graphql`,
  }));
  const result = composeServices(services);
  if (compositionHasErrors(result)) throw new CompositionError(result.errors.map(describe));
  return { supergraph: result.supergraphSdl, api: result.publicSdl };
}

function describe(error: GraphQLError): string {
  const places = (error.nodes ?? []).flatMap(({ loc }) =>
    loc ? [`${loc.source.name}:${loc.startToken.line}:${loc.startToken.column}`] : [],
  );
  const code = typeof error.extensions.code === 'string' ? error.extensions.code : 'INVALID_GRAPHQL';
  return `${code} ${error.message}${places.length > 0 ? ` (${places.join(', ')})` : ''}`;
}
