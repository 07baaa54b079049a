import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { type ApiDocument, type JsonSchema, sample } from '../../platform/worlds/routeWalk.ts';

/** Names of fields with secrets, on both servers. */
const SECRET_NAME = /password|token|secret|activationCode|apiKey|streamKey|signature/i;
/** Positions in lists open nothing. */
const POSITION = /page_?token/i;

/** Values that pass where any text would not. */
const GOOD: Record<string, string> = { serialNumber: 'E00000001' };

/** The secrets that two servers were told or told themselves, and the lines in which they must not stand. */
export class Secrets {
  readonly lines: string[] = [];
  /** Those of `make`, which begin alike. */
  readonly #made: string[] = [];
  readonly #kept = new Set<string>();

  /** Takes the lines of a log. */
  readonly sink = { write: (line: string) => void this.lines.push(line) };

  isSecret(name: string): boolean {
    return SECRET_NAME.test(name) && !POSITION.test(name);
  }

  /** A secret that stands nowhere else. */
  make(name: string): string {
    const number = String(this.#made.length + 1).padStart(5, '0');
    const secret = /activationCode/i.test(name)
      ? `zq${number.slice(0, 2)}-z${number.slice(2)}`
      : `S3cret-${number}-zq-${name}`;
    this.#made.push(secret);
    return secret;
  }

  keep(value: string): string {
    this.#kept.add(value);
    return value;
  }

  /** Keeps what an answer hands out: by the names of its fields, and of signed addresses. */
  learn(value: unknown, name = ''): void {
    if (typeof value === 'string') {
      if (this.isSecret(name) && /^\S{8,}$/.test(value)) this.keep(value);
      for (const [, token = ''] of value.matchAll(/[?&]token=([^&#\s]{8,})/g)) this.keep(token);
      for (const [, leave = ''] of value.matchAll(/\/download\/([^?#/\s]{8,})/g)) this.keep(leave);
    } else if (Array.isArray(value)) {
      for (const inner of value) this.learn(inner, name);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) this.learn(inner, key);
    }
  }

  /** The same value with a secret wherever one is expected. */
  fill(value: unknown, name = ''): unknown {
    if (typeof value === 'string') return this.isSecret(name) ? this.make(name) : (GOOD[name] ?? value);
    if (Array.isArray(value)) return value.map((one) => this.fill(one, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.fill(inner, key)]));
  }

  /** Beginnings of the lines that hold one of them. */
  leaks(): string[] {
    const kept = [...this.#kept];
    return this.lines
      .filter(
        (line) =>
          (/S3cret-|zq\d\d-z/.test(line) && this.#made.some((one) => line.includes(one))) ||
          kept.some((one) => line.includes(one)),
      )
      .map((line) => line.slice(0, 600));
  }
}

type Schema = JsonSchema & { oneOf?: JsonSchema[] };

/** Bodies for a schema with secrets in them: good ones, of wrong kinds, and no JSON at all. */
export function listBodies(schema: Schema, document: ApiDocument, secrets: Secrets): string[] {
  if (schema.$ref) return listBodies(named(schema.$ref, document), document, secrets);
  if (schema.oneOf) return schema.oneOf.flatMap((kind) => listBodies(kind, document, secrets));
  const names = [...fieldsOf(schema, document)].filter((name) => secrets.isSecret(name));
  const rest = sample(schema, document);
  const whole = typeof rest === 'object' && !Array.isArray(rest) ? { ...rest } : rest;
  const filled = (of: (name: string) => unknown) =>
    typeof whole === 'object' && !Array.isArray(whole)
      ? { ...(secrets.fill(whole) as object), ...Object.fromEntries(names.map((name) => [name, of(name)])) }
      : whole;
  if (names.length === 0) return [JSON.stringify(filled(String))];
  return [
    JSON.stringify(filled((name) => secrets.make(name))),
    JSON.stringify(filled((name) => [secrets.make(name)])),
    `{"${names[0]}":"${secrets.make('password')}"`,
  ];
}

function named(reference: string, document: ApiDocument): Schema {
  return document.components.schemas[reference.split('/').at(-1) ?? ''] ?? {};
}

function fieldsOf(schema: Schema, document: ApiDocument): Set<string> {
  const found = new Set(Object.keys(schema.properties ?? {}));
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (schema.$ref) inner.push(named(schema.$ref, document));
  for (const one of inner) for (const name of fieldsOf(one, document)) found.add(name);
  return found;
}

/** An operation for each field of a root type that takes arguments, with secrets in them. */
export function listOperations(
  schema: GraphQLSchema,
  kind: 'Query' | 'Mutation' | 'Subscription',
  secrets: Secrets,
): { name: string; query: string; variables: Record<string, unknown> }[] {
  const type = schema.getType(kind);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).map((field) => {
    const declared = field.args.map(({ name, type: of }) => `$${name}: ${String(of)}`).join(', ');
    const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
    const given = passed ? `(${passed})` : '';
    return {
      name: `${kind}.${field.name}`,
      query: `${kind.toLowerCase()} Walk${declared ? `(${declared})` : ''} { ${field.name}${given} ${leavesOf(field)} }`,
      variables: Object.fromEntries(
        field.args
          .filter(({ type: of, name }) => isNonNullType(of) || secrets.isSecret(name))
          .map(({ name, type: of }) => [name, valueOf(of, name, secrets)]),
      ),
    };
  });
}

function valueOf(type: GraphQLInputType, name: string, secrets: Secrets): unknown {
  const base = getNamedType(type);
  const one = isInputObjectType(base)
    ? Object.fromEntries(
        Object.values(base.getFields())
          .filter((field) => isNonNullType(field.type) || secrets.isSecret(field.name))
          .map((field) => [field.name, valueOf(field.type, field.name, secrets)]),
      )
    : isEnumType(base)
      ? base.getValues()[0]?.name
      : plainOf(base.name, name, secrets);
  return isListType(getNullableType(type)) ? [one] : one;
}

function plainOf(type: string, name: string, secrets: Secrets): unknown {
  const values: Record<string, unknown> = {
    Int: 5,
    Float: 5,
    Boolean: true,
    Date: '2026-11-22',
    DateTime: '2026-11-22T00:00:00Z',
    ID: CUSTOMERS.harbour,
  };
  return secrets.isSecret(name) ? secrets.make(name) : (values[type] ?? 'text');
}

function leavesOf(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return '';
  if (!isObjectType(type)) return '{ __typename }';
  const leaves = Object.values(type.getFields()).filter(
    (one) => isLeafType(getNamedType(one.type)) && one.args.every(({ type: of }) => !isNonNullType(of)),
  );
  return `{ __typename ${leaves.map(({ name }) => name).join(' ')} }`;
}
