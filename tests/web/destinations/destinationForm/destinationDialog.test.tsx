import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ChosenKind } from '../../../../schema/rules/destinationFields.ts';
import {
  DestinationDialog,
  type DestinationParts,
} from '../../../../web/areas/destinations/destinationForm/public/DestinationDialog.tsx';
import {
  toDestinationInput,
  newDestination,
  type DestinationValues,
} from '../../../../web/areas/destinations/destinationForm/public/destinationValues.ts';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

const ALL = ['MANAGE_SCHEDULE', 'MANAGE_SOCIAL_MEDIA', 'MANAGE_ENCODER_AND_WEB_SETTINGS', 'VIDEO_REVIEW'];
const account = { accessState: 'VERIFIED', defaultDestination: { id: 'UC2', name: 'Evening channel' } };

interface Setting extends DestinationParts {
  permissions?: string[];
  values?: Partial<DestinationValues>;
  answers?: object;
}

/** The form of one destination of a kind; what it keeps is noted. */
function open(kind: ChosenKind, { permissions = ALL, values, answers, ...parts }: Setting = {}) {
  const kept: DestinationValues[] = [];
  const onClose = jest.fn();
  function Page() {
    const shown = { ...newDestination(kind), ...values };
    return (
      <DestinationDialog
        {...parts}
        values={shown}
        usualTitle="Sunday"
        onSave={(one) => void kept.push(one)}
        onClose={onClose}
      />
    );
  }
  const graph = openPage(
    '/form',
    {
      viewer: viewer({ permissions, capabilities: ['socialMediaAccounts'] }),
      customer: withMedia([], {
        webChannels: [
          { id: 'w1', name: 'Main' },
          { id: 'w2', name: 'Chapel' },
        ],
        webPresets: page([
          { id: 'default', name: 'Default', isDefault: true },
          { id: 'p1', name: 'Stereo swapped', isDefault: false },
        ]),
        rtmpDestinations: page([{ id: 'r1', name: 'City relay' }]),
        socialAccounts: page([
          { id: 's1', kind: kind === 'FACEBOOK' ? kind : 'YOUTUBE', name: 'Harbour', ...account },
        ]),
        playlists: page([{ id: 'pl1', name: 'Sundays' }]),
      }),
      socialAccount: () => ({
        id: 's1',
        destinations: [
          { id: 'UC1', name: 'Street' },
          { id: 'UC2', name: 'Evening channel' },
        ],
      }),
      ...answers,
    },
    [{ path: '/form', Component: Page }],
  );
  return { kept, onClose, graph };
}
const write = async (name: RegExp, value: string) => {
  const box = await screen.findByRole('textbox', { name });
  fireEvent.change(box, { target: { value } });
  fireEvent.blur(box);
};
const choose = async (name: RegExp, value: string) => {
  const select = await screen.findByRole('combobox', { name });
  await waitFor(() =>
    expect([...(select as HTMLSelectElement).options].map((one) => one.value)).toContain(value),
  );
  fireEvent.change(select, { target: { value } });
};
const keep = async () => {
  const button = await screen.findByRole('button', { name: 'Add destination' });
  await act(async () => void fireEvent.click(button));
};
const social = async () => {
  await choose(/^Account/, 's1');
  await write(/^Title/, 'Vespers');
  await write(/^Description/, 'Songs');
  await choose(/^Visibility/, 'PUBLIC');
  await choose(/^Publish state/, 'PUBLISHED');
};

test('DST-25 a web destination keeps its channel, preset, times and what becomes of its recording', async () => {
  const { kept, onClose } = open('EMBED', { hasTimes: true, hasLibrary: true });
  await choose(/^Web channel/, 'w2');
  await choose(/^Web preset/, 'p1');
  await write(/^Start delay/, '5:30');
  await write(/^Stop before end/, '2');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Save to library' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Sundays' }));
  await keep();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(kept[0]?.name).toBe('Chapel');
  expect(toDestinationInput(kept[0]!)).toMatchObject({
    ...{ kind: 'EMBED', webChannelId: 'w2', webPresetId: 'p1', title: null },
    ...{ startOffset: 330_000, stopOffset: -120_000, isAutosaved: true },
    ...{ autoArchivePlaylistIds: ['pl1'], privacy: 'PUBLIC', publishState: 'PUBLISHED' },
  });
});

test('DST-25 a single RTMP destination is chosen by itself; nothing of who sees it is asked', async () => {
  const { kept } = open('RTMP', { permissions: [...ALL, 'MANAGE_DESTINATION_GROUPS'] });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^RTMP destination/ })).toHaveProperty('value', 'r1'),
  );
  expect(screen.queryByRole('combobox', { name: /^Visibility/ })).toBeNull();
  await keep();
  await waitFor(() => expect(kept[0]).toMatchObject({ name: 'City relay', rtmpDestinationId: 'r1' }));
});

test('DST-25 what is only saved is saved to the library unless somebody says otherwise', async () => {
  const { kept } = open('SAVEONLY', { hasLibrary: true });
  await keep();
  await waitFor(() => expect(kept[0]).toMatchObject({ kind: 'SAVEONLY', isAutosaved: true }));
});

test.each(['FACEBOOK', 'YOUTUBE'] as const)(
  'DST-01 DST-04 at %s account, place, title, description, privacy and publish status are needed, and the account’s own place is chosen',
  async (kind) => {
    const { kept } = open(kind);
    await keep();
    for (const text of [
      'A title is required.',
      'A description is required.',
      'Choose an account.',
      'Choose the visibility: private, organization, or public.',
      'Choose the publish status.',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(kept).toEqual([]);
    await social();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Page or channel/ })).toHaveProperty('value', 'UC2'),
    );
    await keep();
    await waitFor(() =>
      expect(kept[0]).toMatchObject({ name: 'Evening channel', placeId: 'UC2', socialAccountId: 's1' }),
    );
  },
);

test.each([
  ['DST-02', /^Title/, 'A < B', 'Titles and descriptions must not contain < or >.'],
  ['DST-02', /^Description/, 'see > there', 'Titles and descriptions must not contain < or >.'],
  [
    'DST-03',
    /^Title/,
    'x'.repeat(101),
    'A YouTube title must have at most 100 characters; this one has 101.',
  ],
])('%s what YouTube does not take is told at its field', async (_rule, field, value, message) => {
  const { kept } = open('YOUTUBE');
  await social();
  await write(field, value);
  await keep();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(kept).toEqual([]);
});

test('DST-05 DST-06 a call-to-action button needs a text of at most 12 characters, and an address', async () => {
  const { kept } = open('FACEBOOK');
  await social();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Call-to-action button' }));
  await keep();
  expect(await screen.findByText('Enter a text for the call-to-action button.')).toBeTruthy();
  expect(screen.getByText('Enter a URL for the call-to-action button.')).toBeTruthy();
  await write(/^Button text/, 'Thirteen char');
  await write(/^Button URL/, 'https://harbour.example');
  await keep();
  expect(
    await screen.findByText('A call-to-action button must have at most 12 characters; this one has 13.'),
  ).toBeTruthy();
  await write(/^Button text/, 'Twelve chars');
  await keep();
  await waitFor(() => expect(toDestinationInput(kept[0]!)).toMatchObject({ buttonText: 'Twelve chars' }));
});

test('DST-05 DST-06 what a button said counts for nothing once it is switched off', async () => {
  const { kept } = open('EMBED');
  await choose(/^Web channel/, 'w1');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Call-to-action/ }));
  await write(/^Button text/, 'Thirteen char');
  await write(/^Button URL/, 'no address');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Call-to-action/ }));
  await keep();
  await waitFor(() =>
    expect(toDestinationInput(kept[0]!)).toMatchObject({
      hasButton: false,
      buttonText: null,
      buttonUrl: null,
    }),
  );
});

test('DST-25 texts that are emptied again and a preset that is taken away are none', async () => {
  const { kept } = open('EMBED');
  await choose(/^Web channel/, 'w1');
  await choose(/^Web preset/, 'p1');
  await choose(/^Web preset/, '');
  for (const name of [/^Title/, /^Description/]) {
    await write(name, 'Vespers');
    await write(name, '');
  }
  await keep();
  await waitFor(() =>
    expect(toDestinationInput(kept[0]!)).toMatchObject({ webPresetId: null, title: null, description: null }),
  );
});

test.each([
  ['0', false],
  ['1', true],
  ['7', true],
  ['8', false],
])('DST-09 a post %s days ahead, where 7 are left: taken %s', async (days, isTaken) => {
  const { kept } = open('YOUTUBE', { postDaysMax: 7 });
  await social();
  await write(/^Scheduled post/, days);
  await keep();
  if (isTaken) await waitFor(() => expect(kept[0]?.scheduledPostDays).toBe(Number(days)));
  else
    expect(
      await screen.findByText(`A scheduled post can be published 1 to 7 days before; the value is ${days}.`),
    ).toBeTruthy();
});

test('DST-25 a time that is none is told at its field', async () => {
  open('EMBED', { hasTimes: true });
  await choose(/^Web channel/, 'w1');
  await write(/^Start delay/, 'soon');
  await keep();
  expect(
    await screen.findByText(/^The destination starts 0 minutes to 12 hours after its content/),
  ).toBeTruthy();
});

test('PRM-06 who may not manage accounts is told why there is none to choose, and keeps what was chosen', async () => {
  const saved = { id: 'd1', name: 'Street', socialAccountId: 's1', placeId: 'UC1' } as const;
  const { graph } = open('YOUTUBE', { permissions: ['MANAGE_SCHEDULE'], values: saved });
  expect(await screen.findByText('Your role does not have access to social media accounts.')).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Street' })).toBeTruthy();
  expect(graph.asked()).not.toContain('DestinationFormAccounts');
});

describe('the picture of a social destination', () => {
  const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  const sent: unknown[] = [];
  const answer = (errors: object[] = []) => ({
    uploadSocialFile({ input }: { input: object }) {
      sent.push(input);
      const isTaken = errors.length === 0;
      return {
        fileId: isTaken ? 'f1' : null,
        url: isTaken ? 'https://p.example/f1.jpg' : null,
        userErrors: errors,
      };
    },
  });
  const pick = async (bytes: Uint8Array<ArrayBuffer>) =>
    fireEvent.change(await screen.findByLabelText('Choose thumbnail'), {
      target: { files: [new File([bytes], 'choir.jpg')] },
    });
  const preview = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Thumbnail preview' });
  beforeEach(() => void sent.splice(0));

  test('S-180 DST-25 is sent for its account when it is chosen, seen, and kept with the destination', async () => {
    const { kept } = open('YOUTUBE', { hasPicture: true, answers: answer() });
    expect(screen.queryByLabelText('Choose thumbnail')).toBeNull();
    await social();
    await pick(JPEG);
    await waitFor(() => expect(preview()?.src).toBe('https://p.example/f1.jpg'));
    expect(sent).toEqual([{ socialAccountId: 's1', file: Buffer.from(JPEG).toString('base64') }]);
    await keep();
    await waitFor(() => expect(toDestinationInput(kept[0]!)).toMatchObject({ thumbnailFileId: 'f1' }));
  });

  test('S-180 the one that it has is seen, and taken away', async () => {
    const present = { thumbnailFileId: 'f0', thumbnailUrl: 'https://p.example/f0.jpg' };
    const { kept } = open('FACEBOOK', { hasPicture: true, values: present });
    await social();
    await waitFor(() => expect(preview()?.src).toBe(present.thumbnailUrl));
    fireEvent.click(screen.getByRole('button', { name: 'Remove thumbnail' }));
    expect(preview()).toBeNull();
    await keep();
    await waitFor(() => expect(toDestinationInput(kept[0]!)).toMatchObject({ thumbnailFileId: null }));
  });

  test('LIB-04 what is no JPG or PNG is refused at once, and what the platform refuses is told', async () => {
    const error = {
      code: 'INVALID',
      reason: 'THUMBNAIL_BROKEN',
      field: ['file'],
      message: '',
      parameters: [],
    };
    open('YOUTUBE', { hasPicture: true, answers: answer([error]) });
    await social();
    await pick(new TextEncoder().encode('GIF89a'));
    await screen.findByText('A thumbnail must be a JPG or PNG image.');
    expect(sent).toEqual([]);
    await pick(JPEG);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This image cannot be read.'));
    expect(preview()).toBeNull();
  });

  test('DST-25 where a destination is one of a group it has none', async () => {
    open('YOUTUBE');
    await social();
    expect(screen.queryByLabelText('Choose thumbnail')).toBeNull();
  });
});
