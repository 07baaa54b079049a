import { useSyncExternalStore } from 'react';
import type { UploadEntry } from './uploadEntry.ts';
import { uploadStore } from './uploadStore.ts';

/** The files on their way, redrawn when one of them changes. */
export function useUploads(): readonly UploadEntry[] {
  return useSyncExternalStore(uploadStore.subscribe, uploadStore.current);
}
