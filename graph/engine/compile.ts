import {
  getVariableValues,
  isLeafType,
  isNonNullType,
  Kind,
  TypeInfo,
  valueFromAST,
  visit,
  visitWithTypeInfo,
  GraphQLScalarType,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
  type VariableDefinitionNode,
  type VariableNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { isCompilable } from './compilable.ts';

/** A compiled operation. */
export interface Compiled {
  /**
   * Runs it. Null, and nothing has run, when the values at hand need the interpreter; errors when they are none of
   * the variables' types.
   */
  run(
    rootValue: unknown,
    context: unknown,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<ExecutionResult> | ExecutionResult | null;
  /** About how many bytes it keeps. */
  bytes: number;
}

/** A value that stands in the document. */
interface Literal {
  variable: string;
  node: ValueNode;
  type: GraphQLInputType;
}

/** A variable in the place of an argument that cannot be null. */
interface Needed {
  variable: string;
  hasDefault: boolean;
}

/** As many errors of variables as the interpreter tells. */
const MOST_ERRORS = 50;
/** Bytes kept for each character of compiled code, with all that hangs on it: measured. */
const BYTES_OF_CHARACTER = 6;

/** Type of variables of compiled operations, which graphql-js has already coerced. */
const COERCED = new GraphQLScalarType({ name: 'Coerced', parseValue: (value) => value });

/**
 * Compiles an operation of a valid document; null when it has to be interpreted.
 *
 * The compiler sees no values. It writes those of a document into its code, as code: a text could become a program. And
 * it reads variables by rules of its own: absent ones within an object come out as null, defaults are lost. So every
 * value in the document becomes a variable, and graphql-js reads them all.
 */
export function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Compiled | null {
  if (!isCompilable(document, operation)) return null;
  const { plain, literals, needed } = withoutValues(schema, document);
  const query = compileQuery(takingCoerced(schema), plain, operation.name?.value, {
    disablingCapturingStackErrors: true,
    debug: true,
  } as object);
  if (!isCompiledQuery(query)) return null;
  const values = literalReader(literals);
  if (!values) return null;
  const declared = operation.variableDefinitions ?? [];
  const code = Object.values(query).find((part) => typeof part === 'string') ?? '';
  return {
    bytes: code.length * BYTES_OF_CHARACTER,
    run(rootValue, context, variables) {
      const read = getVariableValues(schema, declared, variables, { maxErrors: MOST_ERRORS });
      if (read.errors) return { errors: read.errors as readonly GraphQLError[] };
      const { coerced } = read;
      for (const { variable, hasDefault } of needed) {
        if (coerced[variable] == null && (variable in coerced || !hasDefault)) return null;
      }
      return values(coerced) ? (query.query(rootValue ?? {}, context, coerced) as ExecutionResult) : null;
    },
  };
}

/** The schema, but that every variable is taken as it is. */
function takingCoerced(schema: GraphQLSchema): GraphQLSchema {
  return Object.create(schema, {
    getType: { value: (name: string) => (name === COERCED.name ? COERCED : schema.getType(name)) },
  }) as GraphQLSchema;
}

/** The document with variables in the place of all values. */
function withoutValues(
  schema: GraphQLSchema,
  document: DocumentNode,
): { plain: DocumentNode; literals: Literal[]; needed: Needed[] } {
  const types = new TypeInfo(schema);
  const literals: Literal[] = [];
  const needed: Needed[] = [];
  const spread = visit(
    document,
    visitWithTypeInfo(types, {
      Argument(node) {
        const argument = types.getArgument();
        if (!argument) return undefined;
        const { value } = node;
        if (value.kind === Kind.VARIABLE) {
          const hasDefault = argument.defaultValue !== undefined;
          if (isNonNullType(argument.type)) needed.push({ variable: value.name.value, hasDefault });
          return undefined;
        }
        // No variable of a document can have such a name.
        const variable = `$${literals.length}`;
        literals.push({ variable, node: value, type: argument.type });
        return { ...node, value: variableOf(variable) };
      },
    }),
  ) as DocumentNode;
  const plain = {
    ...spread,
    definitions: spread.definitions.map((node) => {
      if (node.kind !== Kind.OPERATION_DEFINITION) return node;
      const declared = (node.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
      const names = [...declared, ...literals.map(({ variable }) => variable)];
      return { ...node, variableDefinitions: names.map(coercedVariable) };
    }),
  };
  return { plain, literals, needed };
}

function variableOf(name: string): VariableNode {
  return { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } };
}

function coercedVariable(name: string): VariableDefinitionNode {
  const type = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: COERCED.name } } as const;
  return { kind: Kind.VARIABLE_DEFINITION, variable: variableOf(name), type };
}

/**
 * Makes what adds the document's values to an operation's variables, and answers false when one cannot be read. Null
 * when one never can.
 */
function literalReader(literals: readonly Literal[]): ((coerced: Record<string, unknown>) => boolean) | null {
  const fixed: [string, unknown][] = [];
  const made: Literal[] = [];
  for (const literal of literals) {
    const { variable, node, type } = literal;
    const isLeaf = isLeafType(isNonNullType(type) ? type.ofType : type);
    if (!isLeaf) {
      // Made anew each time: whoever gets an object or a list may change it.
      made.push(literal);
      continue;
    }
    const value = valueFromAST(node, type);
    if (value === undefined) return null;
    fixed.push([variable, value]);
  }
  return (coerced) => {
    for (const [variable, value] of fixed) coerced[variable] = value;
    for (const { variable, node, type } of made) {
      const value = valueFromAST(node, type, coerced);
      if (value === undefined) return false;
      coerced[variable] = value;
    }
    return true;
  };
}
