import { describeVariables } from '../../graph/server/config.ts';
import { read, type Check } from './check.ts';

/** The rows of the README's configuration table, as graph/server/config.ts has them. */
export function variableRows(): string[] {
  return describeVariables().map(({ name, byDefault, says }) => `| \`${name}\` | ${byDefault} | ${says} |`);
}

/** The README tells every variable of the graph with its default and meaning. */
export const readme: Check = {
  name: 'README',
  run: () => {
    const text = squeezed(read('README.md'));
    const missing = variableRows().filter((row) => !text.includes(squeezed(row)));
    return Promise.resolve(missing.map((row) => `README.md lacks the row\n${row}`));
  },
};

// Prettier pads the cells of a table.
const squeezed = (text: string): string => text.replace(/[ -]*\|[ -]*/g, '|');
