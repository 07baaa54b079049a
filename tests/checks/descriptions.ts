import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import { read, type Check } from './check.ts';

const BUILT_IN = /^(__|String$|ID$|Int$|Float$|Boolean$)/;

/** Elements of a schema that nothing describes, as `Type.field(argument)`. */
export function undescribed(schema: GraphQLSchema): string[] {
  const missing: string[] = [];
  const see = (name: string, { description }: { description?: string | null }): void => {
    if (!description) missing.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!BUILT_IN.test(type.name)) see(type.name, type);
    if (type.name.startsWith('__')) continue;
    if (isEnumType(type)) for (const value of type.getValues()) see(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) see(`${type.name}.${field.name}`, field);
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        see(`${type.name}.${field.name}`, field);
        for (const argument of field.args) see(`${type.name}.${field.name}(${argument.name})`, argument);
      }
    }
  }
  return missing;
}

/** Every element that a client sees is described. */
export const descriptions: Check = {
  name: 'descriptions',
  run: () => {
    const missing = undescribed(buildSchema(read('schema/api.graphql')));
    return Promise.resolve(missing.map((name) => `${name} has no description`));
  },
};
