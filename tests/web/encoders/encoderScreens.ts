import { fireEvent, screen } from '@testing-library/react';
import { EditEncoderPage } from '../../../web/areas/encoders/EditEncoderPage.tsx';
import { EncoderPage } from '../../../web/areas/encoders/EncoderPage.tsx';
import { EncodersPage } from '../../../web/areas/encoders/EncodersPage.tsx';
import { UpdateEncoderPage } from '../../../web/areas/encoders/UpdateEncoderPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { encoder, withEncoders } from './encoderFixture.ts';
import { page } from '../library/media/mediaFixture.ts';

const ROUTES = [
  { path: '/settings/encoders', Component: EncodersPage },
  { path: '/settings/encoders/:uuid', Component: EncoderPage },
  { path: '/settings/encoders/:uuid/edit', Component: EditEncoderPage },
  { path: '/settings/encoders/:uuid/update', Component: UpdateEncoderPage },
];
const PRESETS = [{ id: 'p1', name: '1080p30' }];
const CHANNELS = [
  { id: 'ch1', name: 'Main', isViewOnly: false },
  { id: 'ch2', name: 'Chapel', isViewOnly: true },
];
export const LAN = {
  nicDisplayName: 'LAN 1',
  ipv4Address: '192.168.10.40',
  subnetMask: '255.255.255.0',
  gateway: '192.168.10.1',
  dns: ['9.9.9.9'],
  isDhcpOn: false,
  macAddress: null,
  isApplied: true,
};
export const chapel = { ...encoder('e1', 'Chapel'), networks: [LAN] };

export const open = (path: string, answers: object = {}) =>
  openPage(
    path,
    {
      viewer: viewer(),
      customer: withEncoders([chapel], {
        encoderPresetList: page(PRESETS),
        encoderChannelList: page(CHANNELS),
      }),
      encoder: chapel,
      encoderOptions: {
        inputSources: ['HDMI', 'SDI'],
        lanModes: [false, true],
        versions: ['8.2.1', '7.9.3'],
      },
      minimumEncoderOption: [{ type: 'HARDWARE', version: '8.0.0' }],
      ...answers,
    },
    ROUTES,
  );
export const field = (name: RegExp) => screen.findByRole('textbox', { name }) as Promise<HTMLInputElement>;
export const type = async (name: RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
export const click = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const refused = (where: string[] | null, message: string, code = 'INVALID') => ({
  encoder: null,
  userErrors: [{ code, field: where, message }],
});
