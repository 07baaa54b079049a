import { fireEvent, screen } from '@testing-library/react';
import { UserMenu } from '../../../web/app/UserMenu.tsx';
import { ZonedTime } from '../../../web/ui/ZonedTime.tsx';
import { viewer } from './fakeGraph.ts';
import { openPage } from './openPage.tsx';

function Page() {
  return (
    <>
      <UserMenu />
      <ZonedTime at="2026-11-22T22:30:00Z" zone="America/New_York" form="clock" />
    </>
  );
}

const preferences = (clock: string | null) => ({ clock });
const choose = async (clock: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /^Account menu/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: clock }));
};

test('the clock that a person chose elsewhere is theirs here', async () => {
  openPage('/', { viewer: viewer({ preferences: preferences('TWENTY_FOUR_HOURS') }) }, [
    { path: '/', Component: Page },
  ]);
  expect(await screen.findByText('17:30 EST')).toBeTruthy();
});

test('a clock is chosen in the account menu, kept with the account, and used at once', async () => {
  const inputs: object[] = [];
  openPage(
    '/',
    {
      viewer: viewer(),
      updatePreferences({ input }: { input: { clock: string | null } }) {
        inputs.push(input);
        return { preferences: input, userErrors: [] };
      },
    },
    [{ path: '/', Component: Page }],
  );
  expect(await screen.findByText('5:30 PM EST')).toBeTruthy();
  await choose('24 hours');
  expect(await screen.findByText('17:30 EST')).toBeTruthy();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Language default' }));
  expect(await screen.findByText('5:30 PM EST')).toBeTruthy();
  expect(inputs).toEqual([{ clock: 'TWENTY_FOUR_HOURS' }, { clock: null }]);
});

test('a clock that could not be kept is taken back, and it is said why', async () => {
  openPage(
    '/',
    {
      viewer: viewer(),
      updatePreferences: () => Promise.reject(new Error('down')),
    },
    [{ path: '/', Component: Page }],
  );
  await screen.findByText('5:30 PM EST');
  await choose('24 hours');
  expect(await screen.findByText(/An unexpected error occurred|Oops/)).toBeTruthy();
  expect(screen.getByText('5:30 PM EST')).toBeTruthy();
});
