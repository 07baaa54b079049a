import { Kind, visit } from 'graphql';
import { objectTypes, type Domain, type Ownership } from './homes.ts';

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

/** Directives whose work joinDomains does not do: one process would answer otherwise than subgraphs. */
const REFUSED = new Set(['override', 'interfaceObject', 'requires', 'external', 'provides']);

/**
 * Checks rules that composition does not enforce but both deployments need: one home per entity, an explicit resolver
 * for each field that extends another domain's entity, the same resolver of a field in all domains, and no directives
 * that only a router supports. Returns the problems.
 */
export function homeProblems(domains: readonly Domain[], { entities, fields }: Ownership): string[] {
  const problems: string[] = [];
  for (const { name, homes } of entities.values()) {
    if (homes.length === 0) problems.push(`NO_HOME ${name} has no __resolveReference in any domain`);
    if (homes.length > 1)
      problems.push(`TWO_HOMES ${name} has a __resolveReference in ${homes.join(' and ')}`);
  }
  const resolvedBy = new Map<string, { domain: string; resolver: unknown }>();
  for (const { domain, type, field, resolver } of fields) {
    const place = `${type}.${field}`;
    const entity = entities.get(type);
    const extendsOther = entity && entity.key !== field && !entity.homes.includes(domain);
    if (extendsOther && !resolver) {
      problems.push(`NO_RESOLVER ${place} extends another domain's entity and has no resolver in ${domain}`);
    }
    if (!resolver || (entity && entity.key === field)) continue;
    const other = resolvedBy.get(place);
    if (other && other.resolver !== resolver) {
      problems.push(`TWO_RESOLVERS ${place} is resolved in ${other.domain} and in ${domain}`);
    }
    resolvedBy.set(place, { domain, resolver });
  }
  return [...problems, ...rootProblems(domains), ...directiveProblems(domains)];
}

/** A root field without a resolver would answer null and look like "nothing there". */
function rootProblems(domains: readonly Domain[]): string[] {
  return domains.flatMap(({ name, document, resolvers }) =>
    objectTypes(document)
      .filter((type) => ROOTS.has(type.name.value))
      .flatMap((type) => {
        const map = (resolvers[type.name.value] ?? {}) as Record<string, unknown>;
        return (type.fields ?? [])
          .filter((field) => !map[field.name.value])
          .map((field) => `NO_RESOLVER ${type.name.value}.${field.name.value} has no resolver in ${name}`);
      }),
  );
}

function directiveProblems(domains: readonly Domain[]): string[] {
  const problems: string[] = [];
  for (const { name, document } of domains) {
    visit(document, {
      [Kind.DIRECTIVE](node) {
        const directive = node.name.value;
        if (REFUSED.has(directive)) {
          problems.push(`REFUSED_DIRECTIVE @${directive} is used in ${name}`);
        }
      },
    });
  }
  return problems;
}
