import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EventPage } from '../../../web/areas/schedule/event/EventPage.tsx';
import { HARBOUR, viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { sent, weekly } from './eventFixture.ts';

const inputs: object[] = [];
const page = sent('f', {
  ...{ kind: 'FACEBOOK', title: 'Page', socialAccountId: 's1', publishState: 'UNPUBLISHED' },
  publishReason: 'SOCIAL_ACCESS_ERROR',
  publishParameters: [
    { name: 'network', value: 'Facebook' },
    { name: 'code', value: '368' },
  ],
  buttonReason: 'SOCIAL_UNREACHABLE',
  buttonParameters: [{ name: 'network', value: 'Facebook' }],
});
function open(permissions: string[]) {
  let present = page;
  return openPage(
    '/schedule/event/ev1?tab=destinations',
    {
      viewer: viewer({ permissions }),
      customer: HARBOUR,
      event: () => weekly({ contentDestinations: [present, sent('w', { title: 'Web channel' })] }),
      publishContentDestination({ input }: { input: object }) {
        inputs.push(input);
        present = { ...page, publishState: 'PUBLISHED', publishReason: null, publishParameters: [] };
        return { userErrors: [], contentDestination: present };
      },
    },
    [{ path: '/schedule/event/:uuid', Component: EventPage }],
  );
}
const refused = /^The network refused to change the visibility\. Facebook .*“368”/;

test('STM-10 SOC-03 what a network refused of a destination is told beside it, and publishing it tries again', async () => {
  open(['MANAGE_SCHEDULE', 'VIEW_DASHBOARD']);
  expect(await screen.findByText(refused)).toBeTruthy();
  expect(screen.getByText(/^The network refused the button\. .*Facebook/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Visibility of / }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('combobox', { name: /^Visibility/ }), { target: { value: 'PUBLISHED' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(inputs).toEqual([{ id: 'f', publishState: 'PUBLISHED' }]));
  await waitFor(() => expect(screen.queryByText(refused)).toBeNull());
});

test('PRM-12 who may not plan reads why, and is offered nothing', async () => {
  open(['VIDEO_REVIEW', 'VIEW_DASHBOARD']);
  expect(await screen.findByText(refused)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Visibility of / })).toBeNull();
});
