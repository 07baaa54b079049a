import { fireEvent, screen } from '@testing-library/react';
import { GoLivePage } from '../../../../web/areas/schedule/goLive/GoLivePage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

/** Requests, destinations and the page of Go Live behind a fake network. */

export const encoder = (id: string, name: string, state: string) => ({
  ...{ id, name, channel: { id: 'h1', isViewOnly: false }, preset: { id: 'p1', name: '1080p' } },
  status: { state, hasInput: true },
});
export const request = (change: object = {}) => ({
  ...{ title: 'Prayer for the city', encoder: encoder('e1', 'South stage', 'STARTING') },
  ...{ encoderChannel: { id: 'h1', name: 'Main' }, encoderPreset: null, duration: 3_600_000 },
  ...{ requestedBy: 'maya', requestedAt: '2026-11-22T14:47:00Z', progressAt: '2026-11-22T14:47:00Z' },
  ...{ encoderStartedAt: null, pictureAt: null, eventId: null, endsAt: null, endedAt: null },
  ...{ encoderKeptFor: null, encoderVideos: [] },
  ...{ isOnAir: false, isEnding: false, isStarting: true, isUnderWay: true, contentDestinations: [] },
  ...{ reason: null, error: null, parameters: [] },
  ...change,
});
export const goLive = (progress: string, change: object = {}) => ({
  id: 'g1',
  progress,
  request: request(change),
});
export const destination = (id: string, state: string, change: object = {}) => ({
  ...{ id, title: id, kind: 'EMBED', state, liveViewers: null, isPlayable: false },
  ...{ abortReason: null as string | null, abortParameters: [] as object[] },
  webChannel: { id: `w-${id}`, name: `Channel ${id}` },
  ...change,
});
export const customer = (change: object = {}) =>
  withMedia([], {
    timezone: 'America/New_York',
    goLives: [],
    encoders: page([encoder('e1', 'South stage', 'NORMAL'), encoder('e2', 'Gallery', 'STARTED')]),
    encoderChannelList: page([{ id: 'h1', name: 'Main', isViewOnly: false }]),
    encoderPresetList: page([]),
    destinationGroups: page([
      { id: 'd1', name: 'Sunday', destinationCount: 3, webChannel: null, destinations: [] },
    ]),
    webChannels: [{ id: 'w1', name: 'Main web channel' }],
    rtmpDestinations: page([]),
    ...change,
  });
export const open = (answers: object = {}, change: object = {}, path = '/go-live') =>
  openPage(
    path,
    {
      viewer: viewer({ permissions: ['MANAGE_SCHEDULE', 'VIDEO_REVIEW'] }),
      customer: customer(change),
      ...answers,
    },
    [{ path: '/go-live', Component: GoLivePage }],
  );
const button = () => screen.findAllByRole('button', { name: 'Go live' });
export const press = async () => fireEvent.click((await button()).at(-1)!);
export const sent = (answer: object) => {
  const inputs: object[] = [];
  return {
    inputs,
    goLive: ({ input }: { input: object }) => (inputs.push(input), { userErrors: [], ...answer }),
  };
};
