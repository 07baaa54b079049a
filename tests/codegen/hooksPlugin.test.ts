import { buildSchema, parse } from 'graphql';
import { plugin } from '../../web/codegen/hooksPlugin.ts';

const schema = buildSchema(
  'type Query { a(id: ID): Int } type Mutation { b: Int } type Subscription { c: Int }',
);
const write = async (source: string) => {
  const result = await plugin(schema, [{ document: parse(source) }], {});
  return typeof result === 'string' ? result : `${result.prepend?.join('\n')}\n${result.content}`;
};

describe('the hooks of the generated documents', () => {
  it('writes a query hook and a lazy one for a query', async () => {
    const code = await write('query Thing($id: ID) { a(id: $id) }');
    expect(code).toContain(
      'function useThingQuery(options?: Apollo.useQuery.Options<ThingQuery, ThingQueryVariables>',
    );
    expect(code).toContain('Apollo.useQuery(ThingDocument, options)');
    expect(code).toContain('function useThingLazyQuery(');
  });

  it('asks for options where a variable must be given', async () => {
    expect(await write('query Thing($id: ID!) { a(id: $id) }')).toContain('useThingQuery(options: ');
    expect(await write('query Thing($id: ID! = 1) { a(id: $id) }')).toContain('useThingQuery(options?: ');
  });

  it('writes one hook for a mutation and one for a subscription', async () => {
    expect(await write('mutation Do { b }')).toContain('function useDoMutation(options?: ');
    expect(await write('subscription See { c }')).toContain('function useSeeSubscription(options?: ');
  });

  it('writes nothing for a document of fragments alone', async () => {
    expect((await write('fragment F on Query { a }')).trim()).not.toContain('Apollo');
  });
});
