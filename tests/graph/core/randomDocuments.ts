import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationTypeNode,
} from 'graphql';
import type { Dice } from './randomNumbers.ts';

/** A document with variables: mostly good, now and then with values that cannot be read. */
export interface RandomDocument {
  text: string;
  variables: Record<string, unknown>;
}

const SCALARS: Readonly<Record<string, readonly [good: readonly unknown[], bad: readonly unknown[]]>> = {
  Int: [
    [0, 1, -7, 50, 2 ** 31 - 1],
    [1.5, '1', 2 ** 40, true, {}],
  ],
  Float: [
    [0, 1.5, -2e9, 3],
    ['1', false, []],
  ],
  Boolean: [
    [true, false],
    ['true', 1],
  ],
  String: [
    ['', 'text', 'ü"\\\n', '__MAGIC_NAN__57f286b9_4c20_487f_b409_79804ddcb4f8'],
    [5, {}, ['a']],
  ],
  ID: [
    ['c0000000-0000-4000-8000-000000000001', '', 7],
    [1.5, {}, true],
  ],
  DateTime: [
    ['2026-11-22T10:00:00Z', '2026-11-22T10:00:00.250+02:00'],
    ['2026-11-22', 5, ''],
  ],
  Date: [
    ['2026-11-22', '2024-02-29'],
    ['2026-02-30', 5, {}],
  ],
  URL: [
    ['https://example.com/a?b=c', 'rtmp://example.com/live'],
    ['no address', 5],
  ],
  Timecode: [
    ['00:00:01.000', '101:59:59.999'],
    ['1:2', 5],
  ],
  Duration: [
    [0, 90_000],
    [-1, 1.5, '5'],
  ],
};

/** Names that an answer's field may have, and a program's may not. */
const ALIASES = ['a', 'b1', 'c2', 'd', 'e', 'f', 'constructor', 'toString', 'a_b', 'b_c', '__proto__'];

/** Writes random documents over the whole of a schema, the same for the same dice. */
export function randomDocument(
  schema: GraphQLSchema,
  dice: Dice,
  operation: OperationTypeNode,
): RandomDocument {
  return new Writer(schema, dice).write(operation);
}

class Writer {
  readonly #schema: GraphQLSchema;
  readonly #dice: Dice;
  readonly #variables: Record<string, unknown> = {};
  readonly #declared: string[] = [];
  readonly #fragments: { name: string; on: string; text: string }[] = [];
  #fields = 0;

  constructor(schema: GraphQLSchema, dice: Dice) {
    this.#schema = schema;
    this.#dice = dice;
  }

  write(operation: OperationTypeNode): RandomDocument {
    const root = this.#schema.getRootType(operation);
    if (!root) throw new Error(`There is no ${operation}.`);
    const count = operation === ('subscription' as OperationTypeNode) ? 1 : 1 + this.#dice.roll(3);
    const fields = Object.values(root.getFields());
    const selected = Array.from({ length: count }, () => this.#field(this.#dice.pick(fields), 6)).join(' ');
    const declared = this.#declared.length > 0 ? `(${this.#declared.join(', ')})` : '';
    const fragments = this.#fragments.map(({ name, on, text }) => `fragment ${name} on ${on} ${text}`);
    const text = [`${operation} Random${declared} { ${selected} }`, ...fragments].join('\n');
    return { text, variables: this.#variables };
  }

  #set(type: GraphQLCompositeType, depth: number): string {
    const { pick, roll, chance } = this.#dice;
    const fields = isAbstractType(type) && !('getFields' in type) ? [] : Object.values(type.getFields());
    const fitting = depth > 0 ? fields : fields.filter((field) => isLeafType(getNamedType(field.type)));
    const parts = fitting.length > 0 && chance(85) ? [] : ['__typename'];
    for (let n = roll(5); n >= 0 && fitting.length > 0 && this.#fields < 60; n -= 1) {
      parts.push(this.#field(pick(fitting), depth - 1));
    }
    if (depth > 0 && chance(15) && this.#fields < 60) parts.push(this.#within(type, depth - 1));
    if (chance(10) && parts.length > 0) parts.push(pick(parts));
    return `{ ${parts.length > 0 ? parts.join(' ') : '__typename'} }`;
  }

  /** A fragment on the type, or on one that it may be: inline, or spread by its name, perhaps a second time. */
  #within(type: GraphQLCompositeType, depth: number): string {
    const { chance, pick } = this.#dice;
    const on = isAbstractType(type) ? pick(this.#schema.getPossibleTypes(type)) : type;
    if (chance(40)) return `... on ${on.name}${this.#directive()} ${this.#set(on, depth)}`;
    const known = this.#fragments.filter((fragment) => fragment.on === on.name);
    if (known.length > 0 && chance(50)) return `...${pick(known).name}${this.#directive()}`;
    const name = `F${this.#fragments.length + 1}`;
    const text = this.#set(on, depth);
    // Named after its selection was written: fragments inside have taken their numbers by now.
    const free = this.#fragments.some((fragment) => fragment.name === name)
      ? `F${this.#fragments.length + 1}`
      : name;
    this.#fragments.push({ name: free, on: on.name, text });
    return `...${free}${this.#directive()}`;
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    this.#fields += 1;
    const { chance, pick } = this.#dice;
    const type = getNamedType(field.type);
    const alias = chance(15) ? `${pick(ALIASES)}: ` : '';
    const given = field.args.filter((argument) => required(argument) || chance(60));
    const passed = given.map((argument) => `${argument.name}: ${this.#value(argument, 3)}`);
    const call = `${alias}${field.name}${passed.length > 0 ? `(${passed.join(', ')})` : ''}${this.#directive()}`;
    return isCompositeType(type) ? `${call} ${this.#set(type, depth)}` : call;
  }

  #directive(): string {
    const { chance, pick } = this.#dice;
    if (!chance(1)) return '';
    return ` @${pick(['skip', 'include'])}(if: ${chance(50) ? pick(['true', 'false']) : this.#variable('Boolean!', true)})`;
  }

  /** Creates a value: a literal, or a variable that is given, null, absent, or defaulted. */
  #value(place: GraphQLArgument | GraphQLInputField, depth: number): string {
    const { chance } = this.#dice;
    const { type } = place;
    if (!chance(45)) return this.#literal(type, depth);
    const nullable = isNonNullType(type) ? type.ofType : type;
    const named = String(type);
    // A nullable variable may stand in a non-null place that has a default, or when it has one of its own.
    if (isNonNullType(type) && !(place.defaultValue !== undefined && chance(60))) {
      if (chance(25))
        return this.#variable(`${String(nullable)} = ${this.#constant(nullable)}`, this.#json(nullable));
      return this.#variable(chance(70) ? named : `${named} = ${this.#constant(type)}`, this.#json(type));
    }
    const declared = chance(30) ? `${String(nullable)} = ${this.#constant(nullable)}` : String(nullable);
    return this.#variable(declared, this.#json(nullable));
  }

  #variable(declared: string, value: unknown): string {
    const { chance } = this.#dice;
    const name = `v${this.#declared.length + 1}`;
    this.#declared.push(`$${name}: ${declared}`);
    const needed = /!$/.test(declared) && !declared.includes('=');
    if (chance(needed ? 97 : 60)) this.#variables[name] = value;
    else if (chance(30)) this.#variables[name] = null;
    return `$${name}`;
  }

  #literal(type: GraphQLInputType, depth: number): string {
    return this.#written(type, depth, (place) =>
      depth > 0 ? this.#value(place, depth - 1) : this.#constant(place.type),
    );
  }

  /** A literal without variables, as the default of a variable has to be. */
  #constant(type: GraphQLInputType, depth = 2): string {
    return this.#written(type, depth, (place) => this.#constant(place.type, depth - 1));
  }

  #written(type: GraphQLInputType, depth: number, inner: (place: GraphQLInputField) => string): string {
    if (isNonNullType(type)) return this.#present(type.ofType, depth, inner);
    return this.#dice.chance(8) ? 'null' : this.#present(type, depth, inner);
  }

  #present(type: GraphQLInputType, depth: number, inner: (place: GraphQLInputField) => string): string {
    const { chance, roll, pick } = this.#dice;
    if (isListType(type)) {
      const item = { type: type.ofType } as GraphQLInputField;
      if (chance(15)) return inner(item);
      return `[${Array.from({ length: roll(3) }, () => inner(item)).join(', ')}]`;
    }
    if (isEnumType(type)) return pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => required(field) || (depth > 0 && chance(50)),
      );
      return `{ ${fields.map((field) => `${field.name}: ${inner(field)}`).join(', ')} }`;
    }
    return JSON.stringify(pick(goodOf(getNamedType(type).name)));
  }

  /** A value as JSON carries it; one in fifty cannot be read. */
  #json(type: GraphQLInputType, depth = 3): unknown {
    const { chance, roll, pick } = this.#dice;
    if (isNonNullType(type)) return chance(99) ? this.#json(type.ofType, depth) : null;
    if (chance(6)) return null;
    if (isListType(type)) {
      if (chance(15)) return this.#json(type.ofType, depth);
      return Array.from({ length: roll(3) }, () => this.#json(type.ofType, depth));
    }
    if (chance(1)) return pick(badOf(type.name));
    if (isEnumType(type)) return pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => required(field) || (depth > 0 && chance(50)),
      );
      return Object.fromEntries(fields.map((field) => [field.name, this.#json(field.type, depth - 1)]));
    }
    return pick(goodOf(type.name));
  }
}

function required({ type, defaultValue }: GraphQLArgument | GraphQLInputField): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}

function goodOf(scalar: string): readonly unknown[] {
  const values = SCALARS[scalar];
  if (!values) throw new Error(`There is no value for the scalar ${scalar}.`);
  return values[0];
}

function badOf(type: string): readonly unknown[] {
  return SCALARS[type]?.[1] ?? ['NO_SUCH_VALUE', 5, { nothing: 1 }, []];
}
