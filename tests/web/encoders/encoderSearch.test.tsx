import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EncoderSearchPage } from '../../../web/areas/encoders/search/EncoderSearchPage.tsx';
import { sudo } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { encoder } from './encoderFixture.ts';

const PATH = '/admin/current-org/encoder-search';
const hit = {
  customerName: 'Northgate Arena',
  encoder: { ...encoder('e1', 'Arena A'), customer: { id: 'c2' } },
};
const found = {
  totalCount: 1,
  versions: [{ version: '8.2.1', count: 1 }],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  edges: [{ cursor: 'a', node: hit }],
};

test('ENC-19 four filters and the order are asked of the graph and stand in the address', async () => {
  const graph = openPage(`${PATH}?q=arena&show=online`, { viewer: sudo(), encoderSearch: found }, [
    { path: PATH, Component: EncoderSearchPage },
  ]);
  expect(await screen.findByRole('link', { name: 'Arena A' })).toBeTruthy();
  expect(screen.getByText(/8\.2\.1: 1/)).toBeTruthy();
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
  choose('Reported state', 'STOPPED');
  choose('Network settings', 'pending');
  choose('Version', '8.2.1');
  choose('Order', 'count');
  await waitFor(() => {
    const asked = graph.requests.filter(({ operationName }) => operationName === 'EncoderSearchPage');
    expect(asked.at(-1)?.variables).toMatchObject({
      filter: {
        onlineOnly: true,
        reportedState: 'STOPPED',
        networkApplied: false,
        version: '8.2.1',
        text: 'arena',
      },
      order: 'COUNT',
    });
  });
  expect(location.search).toContain('state=STOPPED');
});
