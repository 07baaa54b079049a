import { getSharedLinks } from '../../../web/areas/schedule/event/shared.ts';

/** A destination that was sent, of which only what is shared matters here. */
const sent = (id: string, change: object) => ({ id, viewUrl: null, webChannel: null, ...change }) as never;

test('S-153 what every time of an event is seen on is named once, the latest first', () => {
  const relay = 'https://relay.example/watch';
  const { social, webChannels } = getSharedLinks({
    watchUrl: null,
    destinations: [],
    contentDestinations: [
      sent('d4', { viewUrl: relay }),
      sent('d3', { viewUrl: 'https://youtube.example/second' }),
      sent('d2', { viewUrl: relay }),
      sent('d1', { viewUrl: 'https://youtube.example/first' }),
      sent('d0', { webChannel: { id: 'w1' } }),
    ],
  });
  expect(social.map(({ id }) => id)).toEqual(['d4', 'd3', 'd1']);
  expect(webChannels).toEqual([{ id: 'w1' }]);
});

test('S-153 WCH-10 the players of the web channels that it will go to are there before it has taken place', () => {
  const { webChannels } = getSharedLinks({
    watchUrl: 'https://studio.example/watch/ev1',
    destinationGroup: { webChannel: { id: 'w1' } } as never,
    destinations: [{ webChannel: { id: 'w2' } }, { webChannel: null }] as never,
    contentDestinations: [sent('d1', { webChannel: { id: 'w1' } }), sent('d0', { webChannel: { id: 'w3' } })],
  });
  expect(webChannels.map(({ id }) => id)).toEqual(['w1', 'w2', 'w3']);
});
