import { fireEvent, screen } from '@testing-library/react';
import { EncoderPage } from '../../../web/areas/encoders/EncoderPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { encoder } from './encoderFixture.ts';

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('the time of a daily restart that is none is refused on its field, a good one is saved and shown', async () => {
  const inputs: object[] = [];
  openPage(
    '/settings/encoders/e1',
    {
      viewer: viewer(),
      encoder: encoder('e1', 'Chapel'),
      updateMarathon({ input }: { input: { enabled: boolean; schedule: string } }) {
        inputs.push(input);
        const { enabled: isEnabled, schedule } = input;
        const marathon = { isEnabled, schedule, state: 'WAITING', nextRunAt: '2026-11-23T04:30:00Z' };
        return { marathon, userErrors: [] };
      },
    },
    [{ path: '/settings/encoders/:uuid', Component: EncoderPage }],
  );
  await click('Change…');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Restart every day' }));
  type(/^Time of day/, '4:3');
  await click('Save');
  expect(await screen.findByText('Enter a time from 00:00 to 23:59, in the format hh:mm.')).toBeTruthy();
  expect(inputs).toEqual([]);
  type(/^Time of day/, '4:30 pm');
  await click('Save');
  expect(await screen.findByText('at 4:30 PM')).toBeTruthy();
  expect(screen.getByText('not run yet')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'e1', enabled: true, schedule: '16:30' }]);
});
