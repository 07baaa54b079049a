import { describeVariables } from '../../graph/server/config.ts';
import { read, type Check } from './check.ts';

/** Rows of the configuration table in graph/README.md, generated from graph/server/config.ts. */
export function variableRows(): string[] {
  return describeVariables().map(({ name, byDefault, says }) => `| \`${name}\` | ${byDefault} | ${says} |`);
}

/** Requires a row in graph/README.md for every variable in graph/server/config.ts. */
export const readme: Check = {
  name: 'README',
  run: () => {
    const text = squeezed(read('graph/README.md'));
    const missing = variableRows().filter((row) => !text.includes(squeezed(row)));
    return Promise.resolve(missing.map((row) => `graph/README.md is missing this row:\n${row}`));
  },
};

// Prettier pads the cells of a table.
const squeezed = (text: string): string => text.replace(/[ -]*\|[ -]*/g, '|');
