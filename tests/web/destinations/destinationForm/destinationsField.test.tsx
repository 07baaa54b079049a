import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { array, object } from 'yup';
import { destinationSchema } from '../../../../schema/rules/destinationFields.ts';
import { DestinationsField } from '../../../../web/areas/destinations/destinationForm/public/DestinationsField.tsx';
import {
  newDestination,
  type DestinationValues,
} from '../../../../web/areas/destinations/destinationForm/public/destinationValues.ts';
import { FormPage } from '../../../../web/ui/FormPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

interface Values {
  destinations: DestinationValues[];
}
const RULES = object({
  destinations: array(destinationSchema()).default([]).min(1),
});

/** A form around the list; what it saves is noted. */
function open(destinations: DestinationValues[] = []) {
  const saved: Values[] = [];
  function Page() {
    return (
      <FormPage<Values>
        title="Plan"
        saveLabel="Save"
        back={{ label: 'Back', to: '/' }}
        initialValues={{ destinations }}
        rules={RULES}
        onSubmit={async (values) => void saved.push(values)}
        onSaved={() => undefined}
      >
        <DestinationsField
          name="destinations"
          label="Destinations"
          kinds={['EMBED', 'SAVEONLY']}
          hasLibrary
        />
      </FormPage>
    );
  }
  openPage(
    '/form',
    {
      viewer: viewer({ permissions: ['MANAGE_SCHEDULE'] }),
      customer: withMedia([], {
        webChannels: [
          { id: 'w1', name: 'Main' },
          { id: 'w2', name: 'Chapel' },
        ],
        rtmpDestinations: page([]),
      }),
    },
    [{ path: '/form', Component: Page }],
  );
  return saved;
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
/** Presses the button of the dialog, which is named like the one that opens it. */
const confirm = async () =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add destination' }));
const add = async (kind: string) => {
  await press('Add destination');
  fireEvent.click(await screen.findByRole('menuitem', { name: kind }));
};
const pick = async (id: string) => {
  const select = await screen.findByRole('combobox', { name: /^Web channel/ });
  await within(select).findByRole('option', { name: 'Chapel' });
  fireEvent.change(select, { target: { value: id } });
};
const rows = () =>
  within(screen.getByRole('list', { name: 'Destinations' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('DST-25 destinations of the kinds that are offered are added, changed and removed; the form around them waits', async () => {
  const saved = open();
  await press('Add destination');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Web channel',
    'Save only',
  ]);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Web channel' }));
  await pick('w2');
  await confirm();
  await waitFor(() => expect(rows()).toEqual(['ChapelWeb channel']));
  // Keeping one destination saves nothing yet.
  expect(saved).toEqual([]);
  await add('Save only');
  await confirm();
  await waitFor(() =>
    expect(rows()).toEqual(['ChapelWeb channel', 'Save onlysaved to the librarySave only']),
  );
  await press('Edit Chapel');
  await pick('w1');
  await press('Save destination');
  await press('Remove Save only');
  await waitFor(() => expect(rows()).toEqual(['MainWeb channel']));
  await press('Save');
  await waitFor(() =>
    expect(saved).toMatchObject([{ destinations: [{ kind: 'EMBED', webChannelId: 'w1' }] }]),
  );
});

test('a list without any is told so, and one that lacks something is told at its row', async () => {
  const saved = open([{ ...newDestination('EMBED'), name: 'Chapel' }]);
  await press('Save');
  expect(await screen.findByText('Choose a web channel.')).toBeTruthy();
  await press('Remove Chapel');
  await press('Save');
  expect(await screen.findByText('At least 1.')).toBeTruthy();
  expect(saved).toEqual([]);
});
