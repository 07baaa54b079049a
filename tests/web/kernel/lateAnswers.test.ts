import { ApolloClient, ApolloLink, InMemoryCache, Observable, gql } from '@apollo/client';
import { lateAnswersLink } from '../../../web/kernel/lateAnswers.ts';

const QUERY = gql`
  query Delay {
    channel {
      id
      delay
    }
  }
`;
const SAVE = gql`
  mutation Save {
    save {
      id
      delay
    }
  }
`;
const TRACK = gql`
  mutation Track {
    isAccepted
  }
`;

/** A client over a service whose answers wait to be given; each tells what was saved when it was asked. */
function openClient() {
  const service = { delay: 90 };
  const waiting: { name: string; answer: () => void; fail: () => void }[] = [];
  const graph = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        if (operationName === 'Save') service.delay = 600;
        const channel = { __typename: 'Channel', id: 'c1', delay: service.delay };
        waiting.push({
          name: operationName,
          answer() {
            observer.next({
              data: { Delay: { channel }, Save: { save: channel } }[operationName] ?? { isAccepted: true },
            });
            observer.complete();
          },
          fail: () => observer.error(new Error('away')),
        });
      }),
  );
  const apollo = new ApolloClient({ link: lateAnswersLink().concat(graph), cache: new InMemoryCache() });
  const shown: unknown[] = [];
  const watching = apollo
    .watchQuery<{ channel: { delay: number } }>({ query: QUERY, fetchPolicy: 'cache-and-network' })
    .subscribe(({ data }) => shown.push(data?.channel?.delay));
  return {
    apollo,
    waiting,
    shown,
    names: () => waiting.map(({ name }) => name),
    end: () => watching.unsubscribe(),
  };
}
/** Lets what was answered arrive. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

test('what was asked before a change was saved, and is answered after it, is asked again and never shown', async () => {
  const { apollo, waiting, shown, names, end } = openClient();
  const saving = apollo.mutate({ mutation: SAVE });
  await settle();
  expect(names()).toEqual(['Delay', 'Save']);
  waiting[1]!.answer();
  await saving;
  waiting[0]!.answer();
  await settle();
  expect(names()).toEqual(['Delay', 'Save', 'Delay']);
  waiting[2]!.answer();
  await settle();
  expect(shown.at(-1)).toBe(600);
  expect(shown).not.toContain(90);
  end();
});

test('what may have been saved before the line broke is asked again, too', async () => {
  const { apollo, waiting, shown, end } = openClient();
  const saving = apollo.mutate({ mutation: SAVE }).catch(() => 'failed');
  await settle();
  waiting[1]!.fail();
  expect(await saving).toBe('failed');
  waiting[0]!.answer();
  await settle();
  waiting[2]!.answer();
  await settle();
  expect(shown.at(-1)).toBe(600);
  end();
});

test('what is answered before anything is saved, or while use is only counted, is asked once', async () => {
  const { apollo, waiting, shown, names, end } = openClient();
  const counting = apollo.mutate({ mutation: TRACK });
  await settle();
  waiting[1]!.answer();
  await counting;
  waiting[0]!.answer();
  await settle();
  expect(shown.at(-1)).toBe(90);
  expect(names()).toEqual(['Delay', 'Track']);
  end();
});
