/** An upload that was begun and may be gone on with after the page was loaded anew. */
export interface UnfinishedUpload {
  uploadId: string;
  mediaItemId: string;
  customerId: string;
  partSize: number;
  fileName: string;
  sizeBytes: number;
  /** Tells two files of the same name and size apart. */
  lastModified: number;
  title: string;
}

const KEY = 'rostrum.uploads';

/** Uploads of an organization that were begun in this browser and not finished; nothing secret is kept. */
export const unfinishedUploads = {
  of(customerId: string): UnfinishedUpload[] {
    return read().filter((upload) => upload.customerId === customerId);
  },
  /** False when this browser keeps nothing: the upload then cannot be gone on with after a reload. */
  keep(upload: UnfinishedUpload): boolean {
    return write([...read().filter(({ uploadId }) => uploadId !== upload.uploadId), upload]);
  },
  forget(uploadId: string): void {
    write(read().filter((upload) => upload.uploadId !== uploadId));
  },
};

/** True if a file is the one that an upload was begun with. */
export function isSameFile(upload: UnfinishedUpload, file: File): boolean {
  return (
    file.name === upload.fileName &&
    file.size === upload.sizeBytes &&
    file.lastModified === upload.lastModified
  );
}

function read(): UnfinishedUpload[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as UnfinishedUpload[]) : [];
  } catch {
    // Switched off or unreadable is as good as nothing kept: what has arrived waits a week with the service.
    return [];
  }
}

function write(uploads: readonly UnfinishedUpload[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(uploads));
    return true;
  } catch {
    return false;
  }
}
