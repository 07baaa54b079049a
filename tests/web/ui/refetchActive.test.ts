import { jest } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { refetchActive } from '../../../web/ui/refetchActive.ts';

/** A service whose answers wait to be given, with what it holds when it was asked. */
function heldService() {
  const held: (() => void)[] = [];
  const service = { names: ['a'] };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const names = [...service.names];
        held.push(() => {
          observer.next({ data: { names } });
          observer.complete();
        });
      }),
  );
  return { service, held, apollo: new ApolloClient({ link, cache: new InMemoryCache() }) };
}
const QUERY = gql`
  query Names {
    names
  }
`;
/** Gives answers, in the order of the questions, until nobody waits. */
async function answerAll(held: (() => void)[], asking: Promise<unknown>): Promise<void> {
  let isDone = false;
  void asking.then(() => (isDone = true));
  while (!isDone) {
    held.shift()?.();
    await Promise.resolve();
  }
}

test('what was asked before a change is asked again after it', async () => {
  const { service, held, apollo } = heldService();
  const shown: unknown[] = [];
  const watching = apollo.watchQuery({ query: QUERY }).subscribe(({ data }) => shown.push(data));
  service.names.push('restored');
  await answerAll(held, refetchActive(apollo));
  expect(shown.at(-1)).toEqual({ names: ['a', 'restored'] });
  watching.unsubscribe();
});

test('what rests is asked once', async () => {
  const { held, apollo } = heldService();
  const watching = apollo.watchQuery({ query: QUERY }).subscribe(() => undefined);
  await answerAll(held, apollo.query({ query: QUERY }));
  const link = jest.spyOn(apollo.link, 'request');
  await answerAll(held, refetchActive(apollo));
  expect(link).toHaveBeenCalledTimes(1);
  watching.unsubscribe();
});
