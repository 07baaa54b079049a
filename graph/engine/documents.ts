import { LRUCache } from 'lru-cache';
import {
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { LIMITS, limitRules } from './limits.ts';
import type { Trusts } from './trusted.ts';

/** A document that can run, or why it cannot. */
export type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** Documents by their text: parsed, validated and measured once. */
export interface Documents {
  /** The document of a text. With `trustedOnly`, null for any other, which nobody reads then, nor remembers. */
  prepare(text: string, trustedOnly?: boolean): Prepared | null;
  /** True if a document is one of the studio's own. */
  isTrusted(document: DocumentNode): boolean;
}

/** Bytes that remembered documents take up at most, about; refused texts are remembered too. */
const REMEMBERED_BYTES = 32 * 1024 * 1024;
/** Bytes kept for each character of a document, its text included: measured. */
const BYTES_OF_CHARACTER = 60;

/** Makes the store of documents for a schema. */
export function createDocuments(schema: GraphQLSchema, trusts: Trusts): Documents {
  const known = new LRUCache<string, Prepared>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (_prepared, text) => 1 + text.length * BYTES_OF_CHARACTER,
  });
  const trusted = new WeakSet<DocumentNode>();
  const rules = [...specifiedRules, ...limitRules];

  function read(text: string): Prepared {
    try {
      const document = parse(text, { maxTokens: LIMITS.tokens });
      const errors = validate(schema, document, rules, { maxErrors: 20 });
      return errors.length > 0 ? { errors: errors.map(coded) } : { document };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  }

  return {
    isTrusted: (document) => trusted.has(document),
    prepare(text, trustedOnly = false) {
      let prepared = known.get(text);
      const isTrusted =
        prepared && 'document' in prepared ? trusted.has(prepared.document) : !prepared && trusts(text);
      if (trustedOnly && !isTrusted) return null;
      if (!prepared) {
        prepared = read(text);
        if (isTrusted && 'document' in prepared) trusted.add(prepared.document);
        known.set(text, prepared);
      }
      return prepared;
    },
  };
}

/** Gives an error of validation the code that clients know it by, unless it has one of its own. */
function coded(error: GraphQLError): GraphQLError {
  if (typeof error.extensions.code === 'string') return error;
  return new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    extensions: { ...error.extensions, code: 'GRAPHQL_VALIDATION_FAILED' },
  });
}
