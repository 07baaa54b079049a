import {
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { BoundedMap } from '../kernel/boundedMap.ts';
import { LIMITS, limitRules } from './limits.ts';

/** A document that can run, or why it cannot. */
export type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** Documents by their text: parsed, validated and measured once. */
export interface Documents {
  prepare(text: string): Prepared;
}

/** Documents remembered at most; with them go their compiled forms (execute.ts). */
const REMEMBERED = 1000;
/** Refused texts are remembered too, so that sending one again and again costs nothing; long ones are not. */
const LONGEST_REMEMBERED = 20_000;

/** Makes the store of documents for a schema. */
export function createDocuments(schema: GraphQLSchema): Documents {
  const known = new BoundedMap<string, Prepared>(REMEMBERED);
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
    prepare(text) {
      let prepared = known.get(text);
      if (!prepared) {
        prepared = read(text);
        if (text.length <= LONGEST_REMEMBERED) known.set(text, prepared);
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
