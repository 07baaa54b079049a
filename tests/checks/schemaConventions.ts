import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { read, type Check } from './check.ts';
import { fieldProblems, type Exceptions } from './schemaShape.ts';

/** Ids of rules and calls, which mean nothing to a developer outside; they stand in comments of the SDL. */
const INTERNAL_ID = /\b[A-Z]{1,4}-\d{2,3}\b/;
const PLACEHOLDER = /\{[a-z]\w*\}/;
/** Words in braces that an address has. */
const ADDRESS = /\/\w+\/\{\w+\}/g;

/** Problems of a description. */
function descriptionProblems(place: string, description: string | null | undefined): string[] {
  const text = (description ?? '').replace(ADDRESS, '');
  const problems: string[] = [];
  if (INTERNAL_ID.test(text))
    problems.push(`${place}: an internal id belongs in a # comment, not in a description.`);
  if (PLACEHOLDER.test(text)) problems.push(`${place}: the description has a placeholder in it.`);
  return problems;
}

function describedPlaces(schema: GraphQLSchema): [string, string | null | undefined][] {
  const places: [string, string | null | undefined][] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    places.push([type.name, type.description]);
    if (isEnumType(type)) {
      for (const value of type.getValues()) places.push([`${type.name}.${value.name}`, value.description]);
    }
    if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        const place = `${type.name}.${field.name}`;
        places.push([place, field.description]);
        if ('args' in field)
          for (const { name, description } of field.args) places.push([`${place}(${name})`, description]);
      }
    }
  }
  return places;
}

/** Every mutation takes one `input` at most and answers a payload that may be null and has `userErrors`. */
function mutationProblems(schema: GraphQLSchema): string[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
    const place = `Mutation.${field.name}`;
    const problems: string[] = [];
    const payload = getNamedType(field.type);
    if (isNonNullType(field.type))
      problems.push(`${place}: its fault would take its siblings' answers away; let it be null.`);
    if (!payload.name.endsWith('Payload'))
      problems.push(`${place}: answers ${payload.name}, which is no payload.`);
    const errors = (payload as GraphQLObjectType).getFields().userErrors;
    if (String(errors?.type) !== '[UserError!]!')
      problems.push(`${place}: its payload has no userErrors: [UserError!]!.`);
    if (field.args.some(({ name }) => name !== 'input'))
      problems.push(`${place}: what it takes stands in one input.`);
    return problems;
  });
}

/** A connection has edges, nodes and pageInfo; a field that answers one takes `first` and `after`. */
function connectionProblems(schema: GraphQLSchema): string[] {
  const problems: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const fields = type.getFields();
    if (type.name.endsWith('Connection')) {
      for (const name of ['edges', 'nodes', 'pageInfo']) {
        if (!fields[name]) problems.push(`${type.name}: a connection has ${name}.`);
      }
    }
    for (const field of Object.values(fields)) {
      if (!getNamedType(field.type).name.endsWith('Connection')) continue;
      for (const name of ['first', 'after']) {
        if (!field.args.some((argument) => argument.name === name)) {
          problems.push(`${type.name}.${field.name}: a connection is asked with ${name}.`);
        }
      }
    }
  }
  return problems;
}

/** Types with the fields of an interface must implement it, except that an ID does not make a Node. */
function interfaceProblems(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap());
  return types.filter(isInterfaceType).flatMap((shape) => {
    const wanted = Object.values(shape.getFields());
    if (wanted.length === 1 && wanted[0]?.name === 'id') return [];
    return types
      .filter(isObjectType)
      .filter((type) => !type.getInterfaces().includes(shape))
      .filter((type) =>
        wanted.every(({ name, type: of }) => String(type.getFields()[name]?.type) === String(of)),
      )
      .map(({ name }) => `${name}: has all that a ${shape.name} has; let it implement it.`);
  });
}

/** Scalars that others have specified say where. */
function scalarProblems(schema: GraphQLSchema): string[] {
  return ['DateTime', 'Date', 'URL'].flatMap((name) => {
    const type = schema.getType(name);
    return type && 'specifiedByURL' in type && type.specifiedByURL
      ? []
      : [`${name}: say where it is specified.`];
  });
}

/** Deviations of a schema from the conventions for its clients. */
export function conventionProblems(schema: GraphQLSchema): string[] {
  return [
    ...describedPlaces(schema).flatMap(([place, description]) => descriptionProblems(place, description)),
    ...mutationProblems(schema),
    ...connectionProblems(schema),
    ...interfaceProblems(schema),
    ...scalarProblems(schema),
  ];
}

/** The public schema reads the same way everywhere. */
export const schemaConventions: Check = {
  name: 'schema conventions',
  run: () => {
    const schema = buildSchema(read('schema/api.graphql'));
    const exceptions = JSON.parse(read('schema/exceptions.json')) as Exceptions;
    return Promise.resolve([...conventionProblems(schema), ...fieldProblems(schema, exceptions)]);
  },
};
