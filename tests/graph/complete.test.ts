import type { Resolver } from '../../resolvers/__generated__/types.ts';
import {
  everyFieldIsAnswered,
  everyRecordFieldIsKnown,
  type Unanswered,
} from '../../resolvers/registry/complete.ts';

interface Schema {
  Thing?: {
    id?: Resolver<string, unknown>;
    name?: Resolver<string, unknown>;
    size?: Resolver<number | null | undefined, unknown>;
  };
}
type With<Record_, Map> = Unanswered<Schema, { Thing: Record_ }, Map>;

/** Compile-time assertions as values: `npm run types` fails if one of these types changes. */
const named: With<{ uuid: string; name: string; size: number }, { Thing: { name: unknown } }> = 'Thing.id';
const mistyped: With<{ id: string; name: string; size: string }, { Thing: object }> = 'Thing.size';
type Nothing = With<{ name: string; size?: number }, { Thing: { id: unknown } }>;
const nothing: [Nothing] extends [never] ? 'nothing' : Nothing = 'nothing';

describe('the guard over the resolvers', () => {
  it('names a field that neither the record nor a resolver answers, or that the record answers with another type', () => {
    expect([named, mistyped, nothing]).toEqual(['Thing.id', 'Thing.size', 'nothing']);
  });

  it('has nothing to name', () => {
    expect([everyFieldIsAnswered, everyRecordFieldIsKnown]).toEqual(['complete', 'complete']);
  });
});
