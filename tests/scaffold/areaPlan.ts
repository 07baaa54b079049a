import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  isScalarType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** Kind of a value, which determines how it is shown and entered. */
export type ValueKind = 'text' | 'number' | 'yesNo' | 'dateTime' | 'date' | 'duration' | 'choice';

/** A field of the thing that the area is about. */
export interface PlannedField {
  name: string;
  kind: ValueKind;
  required: boolean;
  /** True if a thing can be without it: read from the thing, not from what changes it. */
  isNullable: boolean;
  /** The values of a choice. */
  values: readonly string[];
}

/** Parts of a new area, read from the API schema. */
export interface AreaPlan {
  /** Folder below web/areas: `people/settings`. */
  area: string;
  /** Last part of the folder, which names the catalog and the file of paths: `settings`. */
  namespace: string;
  /** Field of Customer that lists the things, for example `playlists`. */
  list: string;
  /** Its name in components: `Playlists`. */
  plural: string;
  /** Type of a thing: `Playlist`; also the name of its components. */
  type: string;
  /** The same with a small first letter: field of Query, name of variables. */
  one: string;
  /** Path of the list in the address. */
  path: string;
  /** The field that names a thing. */
  nameField: string;
  /** Fields in rows and details, besides ID and name. */
  columns: PlannedField[];
  /** Arguments that the list takes. */
  takes: { filter: boolean; sort: boolean };
  /** True if the connection has a `totalCount`. */
  counted: boolean;
  hasDetails: boolean;
  /** Fields of the form; null where the graph has no mutations for it, or creating needs what it cannot hold. */
  form: PlannedField[] | null;
}

const SCALARS: Readonly<Record<string, ValueKind>> = {
  ID: 'text',
  String: 'text',
  URL: 'text',
  Timecode: 'text',
  Int: 'number',
  Float: 'number',
  Boolean: 'yesNo',
  DateTime: 'dateTime',
  Date: 'date',
  Duration: 'duration',
};
const NAMES = ['name', 'title', 'userName'];

/**
 * Plans the list, the details and the form of `Customer.<list>` for the folder `web/areas/<area>`; `paths` are the
 * routes of the product, from which the one that ends with the list's name is taken. Throws an Error that says what
 * the schema lacks.
 */
export function planArea(
  schema: GraphQLSchema,
  area: string,
  list: string,
  paths: readonly string[],
): AreaPlan {
  const field = objectType(schema, 'Customer').getFields()[list];
  if (!field) throw new Error(`The schema has no field Customer.${list}: write the SDL first.`);
  const node = nodeOf(field);
  if (!node) throw new Error(`Customer.${list} is no connection, so it needs no list page.`);
  const type = node.name;
  const one = lowerFirst(type);
  const nameField = NAMES.find((name) => node.getFields()[name]) ?? 'id';
  const argument = (name: string) => field.args.find((arg) => arg.name === name);
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const queries = schema.getQueryType()?.getFields() ?? {};
  const isText = getNamedType(argument('filter')?.type)?.name === 'String';
  const namespace = area.split('/').at(-1)!;
  return {
    area,
    namespace,
    list,
    type,
    one,
    nameField,
    plural: list.charAt(0).toUpperCase() + list.slice(1),
    path: paths.find((path) => path.endsWith(`/${kebab(list)}`)) ?? `/${namespace}/${kebab(list)}`,
    takes: { filter: isText, sort: Boolean(argument('sort')) },
    counted: 'totalCount' in (getNamedType(field.type) as GraphQLObjectType).getFields(),
    hasDetails: Boolean(queries[one]?.args.some(({ name }) => name === 'id')),
    columns: Object.values(node.getFields())
      .filter(({ name, args }) => name !== 'id' && name !== nameField && args.length === 0)
      .flatMap(({ name, type: of }) => planned(name, of as GraphQLInputType)),
    form: mutations[`create${type}`] && mutations[`update${type}`] ? formFields(schema, node) : null,
  };
}

function objectType(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The schema has no type ${name}.`);
  return type;
}

function nodeOf(field: GraphQLField<unknown, unknown>): GraphQLObjectType | null {
  const connection = getNamedType(field.type);
  const node = isObjectType(connection) && getNamedType(connection.getFields().nodes?.type);
  return isObjectType(node) ? node : null;
}

/**
 * The inputs that creating, changing and reading have in common and that one control can hold. What is only written (a
 * password) or given once (the name of a login) needs a form of its own.
 */
function formFields(schema: GraphQLSchema, node: GraphQLObjectType): PlannedField[] | null {
  const [create, update] = ['Create', 'Update'].map((verb) => schema.getType(`${verb}${node.name}Input`));
  if (!isInputObjectType(create) || !isInputObjectType(update)) return null;
  const read = node.getFields();
  const asked = Object.values(create.getFields()).filter(({ name }) => name !== 'customerId');
  const fields = asked
    .filter(({ name }) => update.getFields()[name] && read[name])
    .flatMap(({ name, type: of }) => planned(name, of))
    .filter(({ kind }) => kind === 'text' || kind === 'yesNo' || kind === 'choice')
    .map((field) => ({ ...field, isNullable: !isNonNullType(read[field.name]!.type) }));
  const isHeld = (name: string) => fields.some((field) => field.name === name);
  return asked.every((input) => isHeld(input.name) || !isRequiredInputField(input)) ? fields : null;
}

function planned(name: string, type: GraphQLInputType): PlannedField[] {
  if (isListType(getNullableType(type))) return [];
  const named = getNamedType(type);
  const kind = isEnumType(named) ? 'choice' : isScalarType(named) ? SCALARS[named.name] : undefined;
  if (!kind) return [];
  const values = isEnumType(named) ? named.getValues().map((value) => value.name) : [];
  return [{ name, kind, required: isNonNullType(type), isNullable: !isNonNullType(type), values }];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const kebab = (text: string): string => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
