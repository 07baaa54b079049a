import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { OrganizationPage } from '../../../web/areas/organization/OrganizationPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { startTestI18n } from '../app/i18n.ts';
import { openPage } from '../app/openPage.tsx';
import { withMedia } from '../library/media/mediaFixture.ts';

const PAGE = '/settings/organization';
const toggles = [
  { id: 't1', name: 'clips', description: 'Clips and clip posts.' },
  { id: 't2', name: 'hevcPresets', description: 'HEVC in encoder presets.' },
];
const subscription = {
  ...{ plans: [], softwareEncoders: 0, venues: 0, rtmp: 0, audio16: 0, subtitlesHoursPerMonth: 0 },
  hasCancelledLibraryTrial: false,
};
const open = (capabilities: string[], answers: object = {}) =>
  openPage(
    PAGE,
    {
      viewer: viewer({ permissions: [], capabilities: ['getOrganizationDetails', ...capabilities] }),
      customer: withMedia([], {
        ...{ subscription, libraryTrial: null, billing: null, streamUsage: null, contacts: [] },
        toggleIds: ['t2'],
      }),
      toggles,
      ...answers,
    },
    [{ path: PAGE, Component: OrganizationPage }],
  );
const card = async () => within(await screen.findByRole('region', { name: 'Features' }));

test('PRM-26 viewing features needs getCustomers', async () => {
  open([]);
  expect(await screen.findByRole('region', { name: 'Contacts' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Features' })).toBeNull();
});

test('PRM-26 who may view features and not update them reads which are on', async () => {
  open(['getCustomers']);
  const features = await card();
  const rows = await features.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Clips Short clips from saved videos, and posts of them.Off',
    'HEVC presets HEVC as a codec for encoder presets.On',
  ]);
  expect(features.queryByRole('checkbox')).toBeNull();
});

test('PRM-26 a feature that has no words here is told as the service calls it', async () => {
  open(['getCustomers'], {
    toggles: [{ id: 't2', name: 'stage.lights', description: 'Lights that follow the cues.' }],
  });
  const rows = await (await card()).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['stage.lights Lights that follow the cues.On']);
});

test('PRM-26 features are told in the language of the reader', async () => {
  await startTestI18n('es');
  open(['getCustomers']);
  const rows = await within(await screen.findByRole('region', { name: 'Funciones' })).findAllByRole(
    'listitem',
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Clips Clips cortos tomados de vídeos guardados, y publicaciones con ellos.Desactivada',
    'Preajustes HEVC HEVC como códec de los preajustes de codificador.Activada',
  ]);
});

test('PRM-26 who has addCustomers turns one on, and sees it on', async () => {
  const inputs: object[] = [];
  open(['getCustomers', 'addCustomers'], {
    setToggle({ input }: { input: object }) {
      inputs.push(input);
      return { customer: { id: 'c1', toggleIds: ['t1', 't2'] }, userErrors: [] };
    },
  });
  const clips = await (await card()).findByRole<HTMLInputElement>('checkbox', { name: 'Clips' });
  expect(clips.checked).toBe(false);
  fireEvent.click(clips);
  await waitFor(() => expect(clips.checked).toBe(true));
  expect(inputs).toEqual([{ customerId: 'c1', toggleId: 't1', isOn: true }]);
});

test('PRM-26 PRM-30 a refusal is told, and the feature stays as it was', async () => {
  const message = 'Your account has insufficient permissions to access this feature.';
  const problem = { code: 'FORBIDDEN', field: null, message };
  open(['getCustomers', 'addCustomers'], { setToggle: { customer: null, userErrors: [problem] } });
  const clips = await (await card()).findByRole<HTMLInputElement>('checkbox', { name: 'Clips' });
  fireEvent.click(clips);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(clips.checked).toBe(false);
});
