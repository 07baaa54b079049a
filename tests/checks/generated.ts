import { projectFiles, read, run, type Check } from './check.ts';

const GENERATED =
  /(\.generated\.ts|__generated__\/.*|^schema\/(api|supergraph)\.graphql|\/openapi\.json|^web\/kernel\/locales\/screen(s|Texts)\/.*|^fixtures\/platform\/kernel\/db\/migrations\/.*)$/;

/** The generators in chains of about the same length; none reads what another chain writes. */
const CHAINS = [['codegen'], ['openapi', 'migrations']];

async function generate(chain: readonly string[]): Promise<string[]> {
  for (const script of chain) {
    const { code, output } = await run('npm', ['run', '--silent', script]);
    if (code !== 0) return [`npm run ${script} failed:\n${output.trim()}`];
  }
  return [];
}

async function snapshot(): Promise<Map<string, string>> {
  const paths = (await projectFiles()).filter((path) => GENERATED.test(path));
  return new Map(paths.map((path) => [path, read(path)]));
}

/** Generated files that `.gitattributes` does not mark. */
async function unmarked(paths: Iterable<string>): Promise<string[]> {
  const { output } = await run('git', ['check-attr', 'linguist-generated', '--', ...paths]);
  return output
    .trim()
    .split('\n')
    .filter((line) => !line.endsWith(': linguist-generated: set'))
    .map((line) => `${line.split(': ')[0]} is generated, but .gitattributes does not mark it`);
}

/** Paths that were made, changed or removed between two snapshots. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}

/**
 * The generated files are what the generators write now: OpenAPI document and REST types, supergraph and API schema,
 * resolver and web types, migrations. Files that differed have been written anew and are named. All are marked in
 * `.gitattributes`.
 */
export const generated: Check = {
  name: 'generated files',
  run: async () => {
    const before = await snapshot();
    const failed = (await Promise.all(CHAINS.map(generate))).flat();
    if (failed.length > 0) return failed;
    const after = await snapshot();
    const stale = differences(before, after).map(
      (path) => `${path} was not current; it has been written anew`,
    );
    return [...stale, ...(await unmarked(after.keys()))];
  },
};
