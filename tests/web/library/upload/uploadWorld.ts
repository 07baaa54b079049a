import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MeasuredVideo } from '../../../../schema/files/measuredVideo.ts';
import type { SendingEvents } from '../../../../web/areas/library/upload/sendFile.ts';
import type { ChosenFile, FileHandle } from '../../../../web/areas/library/upload/fileHandles.ts';
import { HARBOUR, viewer } from '../../app/fakeGraph.ts';
import { openApp } from '../../app/openApp.tsx';

const GOOD: MeasuredVideo = {
  sizeBytes: 1000,
  container: 'MP4',
  complete: true,
  lengthMs: 60_000,
  videoTracks: 1,
  videoCodec: 'H.264',
  width: 1920,
  height: 1080,
  frameRate: 30,
  frameRateMin: 30,
  frameRateMax: 30,
  keyframeMin: 2,
  keyframeMax: 2,
  videoBitrate: 6_000_000,
  audioTracks: 1,
  audioCodec: 'AAC',
  audioSampleRate: 48_000,
  audioChannels: 2,
  audioBitrate: 128_000,
};

/** The tests control the worker and the connection. */
export const measured = new Map<string, Partial<MeasuredVideo>>();
export const sendings = new Map<string, SendingEvents & { starts: number }>();
jest.unstable_mockModule('../../../../web/areas/library/upload/measureFile.ts', () => ({
  measureFile: (file: File) => Promise.resolve({ ...GOOD, ...measured.get(file.name) }),
}));
jest.unstable_mockModule('../../../../web/areas/library/upload/videoFrame.ts', () => ({
  videoFrame: () => Promise.resolve(null),
}));
jest.unstable_mockModule('../../../../web/areas/library/upload/sendFile.ts', () => ({
  sendFile: (file: File, _upload: object, events: SendingEvents) => {
    const starts = sendings.get(file.name)?.starts ?? 0;
    sendings.set(file.name, { ...events, starts: starts + 1 });
    return { start: () => undefined, pause: () => Promise.resolve() };
  },
}));
export const handles = new Map<string, FileHandle>();
export const pickable: ChosenFile[] = [];
jest.unstable_mockModule('../../../../web/areas/library/upload/fileHandles.ts', () => ({
  canPickFiles: () => pickable.length > 0,
  pickFiles: () => Promise.resolve(pickable),
  droppedFiles: ({ files }: DataTransfer) =>
    Promise.resolve([...files].map((file) => ({ file, handle: null }))),
  fileHandles: {
    keep: async (uploadId: string, handle: FileHandle) => void handles.set(uploadId, handle),
    of: async (uploadId: string) => handles.get(uploadId) ?? null,
    forget: async (uploadId: string) => void handles.delete(uploadId),
    open: async (handle: FileHandle, permission: 'look' | 'ask') =>
      (await (permission === 'ask' ? handle.requestPermission : handle.queryPermission)?.({
        mode: 'read',
      })) === 'granted'
        ? handle.getFile()
        : null,
  },
}));
const { UploadPage } = await import('../../../../web/areas/library/upload/UploadPage.tsx');
const { RecentlyUploadedPage } =
  await import('../../../../web/areas/library/upload/RecentlyUploadedPage.tsx');

const ROUTES = [
  { path: '/media/upload', Component: UploadPage },
  { path: '/media/recently-uploaded', Component: RecentlyUploadedPage },
];

export const media = (state: string, change: object = {}) => ({
  id: 'm1',
  title: 'Talk',
  length: null,
  createdAt: '2026-11-15T14:30:00Z',
  thumbnailUrl: null,
  state: state === 'COMPLETE' ? 'COMPLETED' : 'STARTED',
  upload: { id: 'u1', failures: [] },
  processing: { state, percent: state === 'COMPLETE' ? 100 : 42, errorKind: null },
  ...change,
});

const ticket = {
  upload: { id: 'u1', mediaItemId: 'm1', partSize: 100, offset: 0 },
  errorKind: null,
  userErrors: [],
};

export function open(path = '/media/upload', answers: object = {}) {
  sendings.clear();
  handles.clear();
  pickable.length = 0;
  measured.clear();
  return openApp(
    path,
    {
      viewer: viewer({ capabilities: ['videoUpload', 'updateLibrary', 'deleteLibrary'] }),
      customer: { ...HARBOUR, webPlanName: 'Live Web Pro', tags: [], recentMedia: [] },
      beginUpload: ticket,
      completeUpload: { mediaItem: media('PENDING'), errorKind: null, userErrors: [] },
      cancelUpload: { cancelledId: 'u1', userErrors: [] },
      ...answers,
    },
    ROUTES,
  );
}

export async function choose(...names: string[]) {
  const [input] = await screen.findAllByLabelText('Choose files');
  const files = names.map((name) => new File(['x'.repeat(1000)], name, { lastModified: 5 }));
  fireEvent.change(input!, { target: { files } });
}

export const card = (name: string) => screen.findByRole('listitem', { name });
export const proceed = async (name: string) =>
  fireEvent.click(await within(await card(name)).findByRole('button', { name: 'Upload' }));
export const sending = (name: string) =>
  waitFor(() => {
    const found = sendings.get(name);
    if (!found) throw new Error(`${name} is not sent.`);
    return found;
  });
