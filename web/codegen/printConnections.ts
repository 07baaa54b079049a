import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isObjectType } from 'graphql';

// Writes down the lists that are read page by page, with the arguments that make one list another: a new one is kept
// by the cache without being named there.
const WEB = join(import.meta.dirname, '..');
const PAGING = new Set(['first', 'after']);
const schema = buildSchema(readFileSync(join(WEB, '../schema/api.graphql'), 'utf8'));

const types = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) => {
    const lists = Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
      .map(({ name, args }) => {
        const own = args.map((arg) => arg.name).filter((arg) => !PAGING.has(arg));
        return `    ${name}: [${own.map((arg) => `'${arg}'`).join(', ')}],`;
      });
    return lists.length > 0 ? [`  ${type.name}: {\n${lists.join('\n')}\n  },`] : [];
  });

writeFileSync(
  join(WEB, 'kernel/connections.generated.ts'),
  `/** Fields that answer pages of a list, by type, with the arguments that tell one list from another. */
export const CONNECTIONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
${types.join('\n')}
};
`,
);
