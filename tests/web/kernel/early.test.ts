import { jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable, gql } from '@apollo/client';
import { askEarly, earlyLink } from '../../../web/kernel/early.ts';

const document = gql`
  query Name($id: ID!) {
    thing(id: $id) {
      id
      name
    }
  }
`;
const CHANGE = gql`
  mutation Change {
    change
  }
`;
const question = { document, variables: { id: 't1' } };

/** A client over a graph that answers when it is told to, and counts what it was asked. */
function openClient() {
  const waiting: { name: string; answer: (thing: string | null) => void }[] = [];
  const graph = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        waiting.push({
          name: operationName,
          answer(name) {
            if (name === null) return observer.error(new Error('away'));
            const thing = { __typename: 'Thing', id: 't1', name };
            observer.next({ data: operationName === 'Name' ? { thing } : { change: true } });
            observer.complete();
          },
        });
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([earlyLink, graph]) });
  const ask = () =>
    client.query<{ thing: { name: string } }>({
      query: document,
      variables: question.variables,
      fetchPolicy: 'network-only',
    });
  return { client, waiting, ask };
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

afterEach(() => jest.restoreAllMocks());

test('a page that asks what was asked early gets that answer, under way or there, and nobody asks twice', async () => {
  const { client, waiting, ask } = openClient();
  askEarly(client, question);
  const page = ask();
  await settle();
  expect(waiting).toHaveLength(1);
  waiting[0]!.answer('Chapel');
  expect((await page).data?.thing.name).toBe('Chapel');

  const other = openClient();
  askEarly(other.client, question);
  await settle();
  other.waiting[0]!.answer('Hall');
  await settle();
  // The page draws it at once.
  expect(other.client.readQuery({ query: document, variables: question.variables })).toMatchObject({
    thing: { name: 'Hall' },
  });
  expect((await other.ask()).data?.thing.name).toBe('Hall');
  expect(other.waiting).toHaveLength(1);
});

test('an answer is given once: who asks again is answered by the graph', async () => {
  const { client, waiting, ask } = openClient();
  askEarly(client, question);
  await settle();
  waiting[0]!.answer('Chapel');
  await settle();
  await ask();
  const again = ask();
  await settle();
  expect(waiting).toHaveLength(2);
  waiting[1]!.answer('Chapel of ease');
  expect((await again).data?.thing.name).toBe('Chapel of ease');
});

test('an answer older than three seconds, or from before a change, reaches no page', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const { client, waiting, ask } = openClient();
  askEarly(client, question);
  await settle();
  waiting[0]!.answer('Chapel');
  await settle();
  now.mockReturnValue(1_003_000);
  void ask();
  await settle();
  expect(waiting).toHaveLength(2);

  const other = openClient();
  askEarly(other.client, question);
  await settle();
  void other.client.mutate({ mutation: CHANGE });
  await settle();
  other.waiting[0]!.answer('before');
  other.waiting[1]!.answer('changed');
  await settle();
  void other.ask();
  await settle();
  expect(other.waiting.map(({ name }) => name)).toEqual(['Name', 'Change', 'Name']);
});

test('what was asked early and failed is told by the page that waits for it; one that comes later asks anew', async () => {
  const { client, waiting, ask } = openClient();
  askEarly(client, question);
  const page = ask();
  await settle();
  waiting[0]!.answer(null);
  await expect(page).rejects.toThrow('away');

  const later = ask();
  await settle();
  expect(waiting).toHaveLength(2);
  waiting[1]!.answer('Chapel');
  expect((await later).data?.thing.name).toBe('Chapel');
});

test('what lies in the cache is not asked for early, and what is under way not twice', async () => {
  const { client, waiting } = openClient();
  askEarly(client, question);
  askEarly(client, question);
  await settle();
  expect(waiting).toHaveLength(1);
  waiting[0]!.answer('Chapel');
  await settle();
  askEarly(client, question);
  await settle();
  expect(waiting).toHaveLength(1);
});
