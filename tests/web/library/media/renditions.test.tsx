import { fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../../app/openPage.tsx';
import { createPerson } from '../../app/people.ts';
import { video, withMedia } from './mediaFixture.ts';

const { screens } = await import('../../../../web/areas/library/media/screens.ts');

const quality = (name: string, height: number, change: object = {}) => ({
  name,
  width: (height * 16) / 9,
  height,
  state: 'COMPLETE',
  percent: 100,
  bitrate: 900_000,
  sizeBytes: 1_000_000,
  failure: null,
  ...change,
});
const SOURCE = quality('source', 1080, { bitrate: 6_000_000 });

/** The file tab of a video with these qualities. */
async function openFile(person: 'P' | 'R', renditions: object, mutations: object = {}) {
  const mediaItem = video('m1', 'First talk', { isPlayable: true, renditions });
  const data = { viewer: createPerson(person), customer: withMedia([]), mediaItem, ...mutations };
  openPage('/media/library/m1', data, screens);
  fireEvent.click(await screen.findByRole('tab', { name: 'File' }));
  return within(await screen.findByRole('region', { name: 'Qualities' }));
}

test('STM-07 the page of a video tells how far its qualities are, and stops making them', async () => {
  const making = quality('360p', 360, { state: 'TRANSCODING', percent: 42, sizeBytes: null });
  const stopped: object[] = [];
  const box = await openFile(
    'P',
    { items: [making, SOURCE], hasEngine: true, canMake: false },
    {
      stopRenditions({ input }: { input: object }) {
        stopped.push(input);
        const items = [{ ...making, state: 'CANCELLED' }, SOURCE];
        const renditions = { items, hasEngine: true, canMake: true };
        return { mediaItem: video('m1', 'First talk', { isPlayable: true, renditions }), userErrors: [] };
      },
    },
  );
  expect(box.getByText('360p')).toBeTruthy();
  expect(box.getByText(/42\s?%/)).toBeTruthy();
  expect(box.getByText(/1920 × 1080 · 6 Mbps/)).toBeTruthy();
  fireEvent.click(box.getByRole('button', { name: 'Stop' }));
  expect(await box.findByRole('button', { name: 'Create again' })).toBeTruthy();
  expect(stopped).toEqual([{ id: 'm1' }]);
});

test('says why a quality failed, and where there is no media engine', async () => {
  const failure = {
    code: 'STATE',
    reason: 'ENCODING_MEMORY',
    parameters: [],
    field: null,
    message: 'Encoding this file needs more memory than allowed.',
  };
  const failed = quality('720p', 720, { state: 'FAILED', percent: 3, failure });
  const box = await openFile('P', { items: [failed, SOURCE], hasEngine: false, canMake: false });
  expect(await box.findByText('Encoding this file needs more memory than allowed.')).toBeTruthy();
  expect(box.getByText('Lower qualities need FFmpeg on the platform’s server.')).toBeTruthy();
  expect(box.queryByRole('button')).toBeNull();
});

test('PRM-23 offers making to nobody who may not change the library', async () => {
  const box = await openFile('R', { items: [], hasEngine: true, canMake: true });
  expect(box.getByText('This video plays in its original quality only.')).toBeTruthy();
  expect(box.queryByRole('button')).toBeNull();
});
