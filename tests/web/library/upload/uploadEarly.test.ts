import { waitFor } from '@testing-library/react';
import type { UploadPort } from '../../../../web/areas/library/upload/uploadPort.ts';
import { measured } from './uploadWorld.ts';

const { uploadStore } = await import('../../../../web/areas/library/upload/uploadStore.ts');

test('UPL-21 a file that is chosen before the page is whole waits for what its plan allows, and goes on from there', async () => {
  measured.set('early.mp4', { width: 3840, height: 2160 });
  const file = new File(['x'.repeat(1000)], 'early.mp4');
  uploadStore.choose([{ file, handle: null }]);
  const entry = () => uploadStore.current()[0];
  await waitFor(() => expect(entry()?.state).toBe('chosen'));
  const begun: string[] = [];
  const port: Partial<UploadPort> = {
    customerId: 'c1',
    allows4k: async () => true,
    begin: async ({ name }) => {
      begun.push(name);
      return { refused: 'Not today.', errorKind: null };
    },
  };
  expect(entry()?.state).toBe('chosen');
  uploadStore.connect(port as UploadPort);
  await waitFor(() => expect(entry()).toMatchObject({ state: 'checked', errorKind: null }));
  uploadStore.proceed(entry()!.id);
  await waitFor(() => expect(entry()?.problem).toEqual({ text: 'Not today.' }));
  expect(begun).toEqual(['early.mp4']);
  uploadStore.disconnect();
});
