import { DetailedError, Upload } from 'tus-js-client';

/** Pauses before the next attempt, in milliseconds; counted anew whenever something has arrived. */
const PAUSES = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];
const DISK_FULL = 507;

/** Hears how the sending goes. */
export interface SendingEvents {
  /** So many bytes have gone out. */
  sent(bytes: number): void;
  /** An attempt failed; another follows by itself. */
  retrying(): void;
  /** Everything has arrived. */
  arrived(): void;
  /** No further attempt follows by itself. */
  stopped(reason: 'network' | 'backend' | 'diskFull'): void;
}

/** A file on its way. */
export interface Sending {
  /** Begins, or goes on from what has arrived. */
  start(): void;
  /** Stops; what has arrived is kept. */
  pause(): Promise<void>;
}

/** Sends a file to an upload that was begun, in parts, by the tus protocol; never the whole file at a time. */
export function sendFile(
  file: File,
  { uploadId, partSize }: { uploadId: string; partSize: number },
  events: SendingEvents,
): Sending {
  const upload = new Upload(file, {
    uploadUrl: `/uploads/${uploadId}`,
    chunkSize: partSize,
    retryDelays: PAUSES,
    storeFingerprintForResuming: false,
    onProgress: events.sent,
    onSuccess: events.arrived,
    onError: (error) => events.stopped(reasonOf(error)),
    onShouldRetry(error) {
      const again = isPassing(statusOf(error));
      if (again) events.retrying();
      return again;
    },
  });
  return {
    start: () => upload.start(),
    pause: () => upload.abort(),
  };
}

function statusOf(error: Error): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

/** Faults that pass: no connection, somebody else's lock, a service that restarts. */
function isPassing(status: number): boolean {
  return (
    status === 0 ||
    status === 409 ||
    status === 423 ||
    status === 429 ||
    (status >= 500 && status !== DISK_FULL)
  );
}

function reasonOf(error: Error): 'network' | 'backend' | 'diskFull' {
  const status = statusOf(error);
  if (status === 0) return 'network';
  return status === DISK_FULL ? 'diskFull' : 'backend';
}
