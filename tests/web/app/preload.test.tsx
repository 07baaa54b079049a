import { jest } from '@jest/globals';
import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useParams } from 'react-router-dom';
import { askEarly, loadSession } from '../../../web/kernel/sessionServer.ts';
import type { Screen } from '../../../web/kernel/screen.ts';
import { HARBOUR, viewer } from './fakeGraph.ts';
import { openApp } from './openApp.tsx';

const NAME = gql`
  query ChannelName($id: ID!) {
    encoderChannel(id: $id) {
      id
      name
    }
  }
`;

function ChannelPage() {
  const { uuid } = useParams();
  const { data } = useQuery<{ encoderChannel: { name: string } }>(NAME, { variables: { id: uuid } });
  return <h1>{data?.encoderChannel.name ?? 'loading'}</h1>;
}

function Links() {
  return (
    <>
      <Link to="/channel/8a1">
        <b>Easter</b>
      </Link>
      <Link to="/channel/8a2">Christmas</Link>
      <Link to="/nowhere">Nowhere</Link>
      <a href="https://elsewhere.example/channel/8a1">Elsewhere</a>
    </>
  );
}

const page = jest.fn<Screen['page']>(async () => ChannelPage);
const channel = {
  name: 'help',
  path: '/channel/:uuid',
  access: {},
  page,
  asks: async ({ params }) => [{ document: NAME, variables: { id: params['uuid'] } }],
} satisfies Screen;
const answers = {
  viewer: viewer(),
  customer: HARBOUR,
  encoderChannel: ({ id }: { id: string }) => ({ id, name: `Channel ${id}` }),
};

/** The links, with time standing still from then on. */
async function openLinks(access: Screen['access'] = {}) {
  page.mockClear();
  const graph = openApp('/links', answers, [
    { path: '/links', Component: Links },
    { ...channel, access },
  ]);
  await screen.findByText('Easter');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  const named = () => graph.requests.filter(({ operationName }) => operationName === 'ChannelName');
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  return { named, pass };
}

afterEach(() => {
  jest.useRealTimers();
});

test('pointing at a link, or reaching it by keyboard, fetches the page it leads to and no other', async () => {
  await openLinks();
  fireEvent.pointerOver(screen.getByText('Nowhere'));
  fireEvent.pointerOver(screen.getByText('Elsewhere'));
  expect(page).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('Easter'));
  expect(page).toHaveBeenCalledTimes(1);
  fireEvent.focusIn(screen.getByRole('link', { name: 'Christmas' }));
  expect(page).toHaveBeenCalledTimes(2);
});

test('who stays on a link has its page’s question asked, once; a pointer that crosses asks nothing', async () => {
  const { named, pass } = await openLinks();
  fireEvent.pointerOver(screen.getByText('Easter'));
  fireEvent.pointerOver(screen.getByText('Nowhere'));
  await pass(500);
  expect(named()).toHaveLength(0);

  fireEvent.pointerOver(screen.getByText('Easter'));
  await pass(500);
  expect(named().map(({ variables }) => variables)).toEqual([{ id: '8a1' }]);
  fireEvent.click(screen.getByText('Easter'));
  await pass(500);
  expect(screen.getByRole('heading').textContent).toBe('Channel 8a1');
  expect(named()).toHaveLength(1);
});

test('nothing is asked for who may not open the page', async () => {
  const { named, pass } = await openLinks({ permissions: ['CUSTOMER_ADMIN'] as never });
  fireEvent.pointerOver(screen.getByText('Easter'));
  await pass(500);
  fireEvent.click(screen.getByText('Easter'));
  await pass(500);
  expect(named()).toHaveLength(0);
});

test('a page that is opened at once asks once, although its question went ahead', async () => {
  const graph = openApp('/channel/8a3', answers, [channel]);
  await screen.findByText('Channel 8a3');
  expect(graph.asked().filter((name) => name === 'ChannelName')).toHaveLength(1);
});

test('the question who is signed in, asked early, is answered once; the next one is asked anew', async () => {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ data: { viewer: null } }));
  askEarly();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await loadSession()).toEqual({ type: 'loaded', viewer: null });
  expect(asked).toHaveBeenCalledTimes(1);
  await loadSession();
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});
