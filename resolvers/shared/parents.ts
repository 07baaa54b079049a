import type { GraphQLResolveInfo } from 'graphql';
import type { GraphContext } from '../../graph/upstream/context.ts';

/** Parent that a domain gets for an entity of another domain: the key, in both deployments. */
export interface EntityKey {
  id: string;
}

/** A field's resolver as it is generated, less the other form that it may have. */
type FunctionOf<F> = Extract<F, (...args: never[]) => unknown>;

/** The same resolver, with nothing but the entity's key as its parent. */
type OnKey<F> =
  FunctionOf<F> extends (parent: never, args: infer A, ...rest: never[]) => infer R
    ? (parent: EntityKey, args: A, context: GraphContext, info: GraphQLResolveInfo) => R
    : never;

/** Resolvers of the fields that a domain adds to an entity of another domain. */
export type Extending<Map> = {
  [Field in Exclude<keyof Map, '__resolveReference' | 'id'>]?: OnKey<NonNullable<Map[Field]>>;
};
