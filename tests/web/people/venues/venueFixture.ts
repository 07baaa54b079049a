import { fireEvent, screen } from '@testing-library/react';
import { CreateVenuePage } from '../../../../web/areas/people/venues/CreateVenuePage.tsx';
import { DecodersPage } from '../../../../web/areas/people/venues/DecodersPage.tsx';
import { EditVenuePage } from '../../../../web/areas/people/venues/EditVenuePage.tsx';
import { VenuePage } from '../../../../web/areas/people/venues/VenuePage.tsx';
import { VenuesPage } from '../../../../web/areas/people/venues/VenuesPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

export const LIST = '/settings/venues';
const ROUTES = [
  { path: LIST, Component: VenuesPage },
  { path: `${LIST}/decoders`, Component: DecodersPage },
  { path: `${LIST}/create`, Component: CreateVenuePage },
  { path: `${LIST}/:uuid`, Component: VenuePage },
  { path: `${LIST}/:uuid/edit`, Component: EditVenuePage },
];

export const channels = [
  { id: 'ch1', name: 'Main hall' },
  { id: 'ch2', name: 'Chapel' },
];

export const decoder = (serial: string, change: object = {}) => ({
  ...{
    serial,
    userName: 'tower',
    isLoggedIn: true,
    isActive: true,
    status: 'playing',
    playerVersion: '5.4.0',
  },
  ...{ reportedAt: new Date(Date.now() - 5_000).toISOString(), hardware: 'D2', isLan: false },
  ...{ streamUrl: 'https://stream.example/mass', bandwidthKbps: 9_200, bufferSeconds: 12.5 },
  ...{ memoryMegabytes: 431, playing: 'Mass', playheadSeconds: 3_725, loadedVideos: [] },
  nics: [{ name: 'LAN 1', ipv4Address: '10.0.0.7', macAddress: '00:1b:00:00:00:07' }],
  venue: { id: 'v1', mode: 'CLOUD' },
  ...change,
});

const refused = decoder('D20000002', { isLoggedIn: false, isActive: false, status: 'login refused' });
export const tower = {
  ...{ id: 'v1', userName: 'tower', planName: 'Cloud-Pro', licenseType: 'PRO', mode: 'CLOUD' },
  ...{
    hasWatermark: false,
    isLoginFree: false,
    availableVenueLicenses: 1,
    createdAt: '2026-01-01T00:00:00Z',
  },
  ...{ decoder: decoder('D20000001'), refusedDecoders: [refused], encoderChannels: [channels[0]] },
  decoders: [decoder('D20000001'), refused],
  customer: { id: 'c1', timezone: 'America/New_York' },
};
export const test1 = {
  ...{ ...tower, id: 'v2', userName: 'test-room', planName: 'Non-Production', licenseType: 'NON_PROD' },
  ...{ hasWatermark: true, availableVenueLicenses: 0, decoder: null, refusedDecoders: [], decoders: [] },
  ...{ mode: 'LAN', isLoginFree: true },
};

export const license = (licenseType: string, totalCount: number, usedCount: number) => ({
  ...{ licenseType, totalCount, usedCount },
  availableCount: Math.max(0, totalCount - usedCount),
});
const LICENSES = [
  license('CLOUD', 0, 0),
  license('ENTERPRISE', 0, 0),
  license('NON_PROD', 1, 1),
  license('PRO', 3, 2),
];

export const open = (path: string, answers: object = {}, customer: object = {}) =>
  openPage(
    path,
    {
      viewer: viewer({ permissions: ['MANAGE_VENUES'] }),
      customer: withMedia([], {
        ...{ multisitePlanName: 'Multisite Pro', venueLicenses: LICENSES, venues: page([tower, test1]) },
        ...{ encoderChannelList: page(channels), decoderVersions: ['5.4.0', '5.3.2'] },
        decoders: {
          ...page([]),
          ...{ edges: tower.decoders.map((node) => ({ cursor: node.serial, node })), totalCount: 2 },
        },
        encoderVideos: page([
          video('e1', 'Mass', channels[0]!),
          video('e2', 'Concert', channels[1]!),
          { ...video('e3', 'Nothing', channels[0]!), isPlayable: false },
        ]),
        ...customer,
      }),
      venue: tower,
      ...answers,
    },
    ROUTES,
  );

const video = (id: string, name: string, channel: { id: string; name: string }) => ({
  ...{ id, name, startedAt: '2026-11-22T10:00:00Z', status: 'STOPPED', isPlayable: true },
  ...{ channelName: channel.name, encoderChannel: channel },
});

/** Notes what a mutation was given. */
export function answering(field: string, answer: object) {
  const inputs: object[] = [];
  const answers = {
    [field]({ input }: { input: object }) {
      inputs.push(input);
      return { userErrors: [], ...answer };
    },
  };
  return { inputs, answers };
}

export const write = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
export const click = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
