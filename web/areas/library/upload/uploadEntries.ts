import { TITLE_MAX } from '../../../../schema/rules/media.ts';
import { createTitle } from '../../../../schema/rules/upload.ts';
import { uploadBecomes, type UploadStateName } from '../../../../schema/rules/uploadStates.ts';
import { report } from '../../../kernel/errorReporter.ts';
import { getErrorCode } from '../../../ui/errorMessage.ts';
import type { UnfinishedUpload } from './public/unfinished.ts';
import type { UploadEntry, UploadProblem } from './uploadEntry.ts';

let entries: readonly UploadEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The files on their way, for those who send and those who show them. */
export const uploadEntries = {
  current: (): readonly UploadEntry[] => entries,
  find: (id: number): UploadEntry | undefined => entries.find((entry) => entry.id === id),
  tell(next: readonly UploadEntry[]): void {
    entries = next;
    for (const listener of listeners) listener();
  },
  change(id: number, part: Partial<UploadEntry>): void {
    uploadEntries.tell(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  },
  /** Takes an entry along an arrow of STM-25; nothing when it is gone or already there. */
  move(id: number, to: UploadStateName, part: Partial<UploadEntry> = {}): void {
    const entry = uploadEntries.find(id);
    if (!entry) return;
    uploadEntries.change(id, { ...part, state: entry.state === to ? to : uploadBecomes(entry.state, to) });
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A file as it is before anything is known about it. */
export function newEntry(
  part: Partial<UploadEntry> & Pick<UploadEntry, 'file' | 'fileName' | 'sizeBytes'>,
): UploadEntry {
  lastId += 1;
  return {
    id: lastId,
    handle: null,
    state: 'chosen',
    share: 0,
    measured: null,
    findings: [],
    errorKind: null,
    problem: null,
    notice: null,
    isMoving: true,
    isWanted: false,
    uploadId: null,
    mediaItemId: null,
    processing: null,
    picture: null,
    details: { title: createTitle(part.fileName, TITLE_MAX), description: '', tags: [] },
    saved: null,
    detailsProblem: null,
    ...part,
  };
}

/** An upload that a page before this one left unfinished; its file is not at hand yet. */
export function leftEntry({ uploadId, mediaItemId, fileName, sizeBytes, title }: UnfinishedUpload) {
  const details = { title, description: '', tags: [] };
  return newEntry({
    file: null,
    fileName,
    sizeBytes,
    uploadId,
    mediaItemId,
    state: 'retrying',
    isMoving: false,
    isWanted: true,
    problem: { key: 'reload' },
    details,
    saved: details,
  });
}

/** Error message: the service's own text, else that there was no response. */
export function toUploadProblem(error: unknown): UploadProblem {
  if (getErrorCode(error) !== undefined) return { error };
  // A fault of the connection is no fault of the product, which the report leaves out by itself.
  report(error, 'upload');
  return { key: 'network' };
}
