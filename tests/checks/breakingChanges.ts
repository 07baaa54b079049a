import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import { read, run, type Check } from './check.ts';

const API = 'schema/api.graphql';
const REASONS = 'schema/breaks.json';

/**
 * Changes between two API schemas that break clients and carry no written reason. `reasons` says why a break is
 * intended, by its place (`Type.field`) or by its message, in which `*` stands for any words.
 */
export async function unexplainedBreaks(
  before: string,
  after: string,
  reasons: Readonly<Record<string, string>>,
): Promise<string[]> {
  const changes = await diff(buildSchema(before), buildSchema(after));
  const explained = Object.entries(reasons).flatMap(([key, reason]) => (reason ? [patternOf(key)] : []));
  return changes
    .filter(
      ({ criticality, path, message }) =>
        criticality.level === CriticalityLevel.Breaking &&
        !explained.some((pattern) => pattern.test(path ?? '') || pattern.test(message)),
    )
    .map(({ message, path }) => `${path}: ${message} (deprecate it, or give a reason in ${REASONS})`);
}

function patternOf(key: string): RegExp {
  const words = key.split('*').map((part) => part.replace(/[.+?^$()|[\]{}\\]/g, '\\$&'));
  return new RegExp(`^${words.join('.*')}$`);
}

/** The API schema clients had last: of the released main, else of the last commit that differs from the work tree. */
async function lastApi(now: string): Promise<string | null> {
  for (const commit of ['origin/main', 'HEAD', 'HEAD^']) {
    const { code, output } = await run('git', ['show', `${commit}:${API}`]);
    if (code === 0 && output !== now) return output;
  }
  return null;
}

/** Nothing that clients use disappears without a written reason. */
export const breakingChanges: Check = {
  name: 'breaking changes',
  run: async () => {
    const now = read(API);
    const before = await lastApi(now);
    const reasons = JSON.parse(read(REASONS) || '{}') as Record<string, string>;
    return before === null ? [] : unexplainedBreaks(before, now, reasons);
  },
};
