import { report } from '../../../kernel/errorReporter.ts';

/** The browser's way to a file, which outlives the page (File System Access API); some browsers have none. */
export interface FileHandle {
  kind: 'file' | 'directory';
  getFile(): Promise<File>;
  queryPermission?(mode: { mode: 'read' }): Promise<PermissionState>;
  requestPermission?(mode: { mode: 'read' }): Promise<PermissionState>;
}

/** A file that a person chose, with the way to it where the browser gives one. */
export interface ChosenFile {
  file: File;
  handle: FileHandle | null;
}

interface WithPicker {
  showOpenFilePicker?(options: object): Promise<FileHandle[]>;
}

const READ = { mode: 'read' } as const;
const PICKER = {
  multiple: true,
  types: [{ description: 'MP4', accept: { 'video/mp4': ['.mp4'] } }],
};

/** True if the browser can remember a file over a reload. */
export function canPickFiles(): boolean {
  return typeof (window as WithPicker).showOpenFilePicker === 'function';
}

/** Lets a person choose files; none when they close the choice. */
export async function pickFiles(): Promise<ChosenFile[]> {
  try {
    const handles = (await (window as WithPicker).showOpenFilePicker?.(PICKER)) ?? [];
    return await Promise.all(handles.map(async (handle) => ({ file: await handle.getFile(), handle })));
  } catch (error) {
    // Closing the choice is no fault, and the report leaves it out.
    report(error, 'choosing files');
    return [];
  }
}

/** The files that were dropped. Must be called while the drop is handled: the browser forgets them after. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const dropped = [...(items ?? [])]
    .filter(({ kind }) => kind === 'file')
    .map(async (item): Promise<ChosenFile | null> => {
      const file = item.getAsFile();
      const given = (
        item as { getAsFileSystemHandle?(): Promise<FileHandle | null> }
      ).getAsFileSystemHandle?.();
      // Without its handle a file can be sent as well; only a reload asks for it again.
      const handle = (await given?.catch(() => null)) ?? null;
      return file && handle?.kind !== 'directory' ? { file, handle } : null;
    });
  if (dropped.length === 0) return [...files].map((file) => ({ file, handle: null }));
  return (await Promise.all(dropped)).filter((file) => file !== null);
}

/** Store of file handles, which need a database because they are not text. */
export const fileHandles = {
  async keep(uploadId: string, handle: FileHandle): Promise<void> {
    await inStore('readwrite', (store) => store.put(handle, uploadId));
  },
  async of(uploadId: string): Promise<FileHandle | null> {
    return (await inStore<FileHandle>('readonly', (store) => store.get(uploadId))) ?? null;
  },
  async forget(uploadId: string): Promise<void> {
    await inStore('readwrite', (store) => store.delete(uploadId));
  },
  /** Reads the file again, where that is allowed or, on asking, is allowed now; null where not or where it is gone. */
  async open(handle: FileHandle, permission: 'look' | 'ask'): Promise<File | null> {
    try {
      const ask = permission === 'ask' ? handle.requestPermission : handle.queryPermission;
      if (ask && (await ask.call(handle, READ)) !== 'granted') return null;
      return await handle.getFile();
    } catch (error) {
      // The file was moved or deleted: the person is asked to choose it.
      if (!(error instanceof DOMException)) report(error, 'reading a file again');
      return null;
    }
  },
};

/** Works on the store; undefined where the browser has none or lets none be used, as in private windows. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    const opening = indexedDB.open('rostrum.uploads', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('handles');
    const db = await done(opening);
    try {
      return (await done(work(db.transaction('handles', mode).objectStore('handles')))) as T;
    } finally {
      db.close();
    }
  } catch (error) {
    report(error, 'keeping the way to a file');
    return undefined;
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });
}
