import type { UserErrorRecord } from '../../graph/kernel/userErrors.ts';

/** An input by the names that rules and services know. */
type Known<I, Names> = Omit<I, keyof Names>;

/**
 * Performs a write whose input has better names for fields than the rules and the service: `names` says of each what
 * it is there. Where both are given the better one counts. What is refused is told by the name that was given.
 */
export async function withFieldAliases<
  I extends object,
  const Names extends { readonly [Better in keyof I]?: keyof I & string },
  P extends { userErrors: UserErrorRecord[] },
>(input: I, names: Names, perform: (input: Known<I, Names>) => Promise<P>): Promise<P> {
  const better = Object.entries(names).filter(([name]) => input[name as keyof I] != null) as [
    string,
    string,
  ][];
  const known = { ...input } as Record<string, unknown>;
  for (const [name] of Object.entries(names)) delete known[name];
  for (const [name, old] of better) known[old] = input[name as keyof I];
  const payload = await perform(known as Known<I, Names>);
  const given = new Map(better.map(([name, old]) => [old, name]));
  return {
    ...payload,
    userErrors: payload.userErrors.map((problem) => {
      const [first = '', ...rest] = problem.field ?? [];
      const name = given.get(first);
      return name ? { ...problem, field: [name, ...rest] } : problem;
    }),
  };
}
