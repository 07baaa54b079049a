import { TITLE_MAX } from '../../../schema/rules/media.ts';
import { titleOf, UPLOADS_IN_FLIGHT, UPLOAD_PART_BYTES } from '../../../schema/rules/upload.ts';
import { checkVideo, errorKindOf } from '../../../schema/rules/uploadCheck.ts';
import { uploadBecomes, type UploadStateName } from '../../../schema/rules/uploadStates.ts';
import type { Sending } from './sendFile.ts';
import { isSameFile, unfinishedUploads } from './unfinished.ts';
import type { UploadDetails, UploadEntry } from './uploadEntry.ts';
import type { Refusal, UploadPort, UploadProgress } from './uploadPort.ts';

/** How often a video that is processed is read again, in milliseconds; each on its own (LIB-09). */
const READ_EVERY_MS = 3_000;

let entries: readonly UploadEntry[] = [];
let lastId = 0;
let port: UploadPort | null = null;
const listeners = new Set<() => void>();
const sendings = new Map<number, Sending>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

const find = (id: number) => entries.find((entry) => entry.id === id);

function tell(next: readonly UploadEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

function change(id: number, part: Partial<UploadEntry>): void {
  tell(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
}

/** Takes an entry along an arrow of STM-25; nothing when it is gone or already there. */
function move(id: number, to: UploadStateName, part: Partial<UploadEntry> = {}): void {
  const entry = find(id);
  if (!entry) return;
  change(id, { ...part, state: entry.state === to ? to : uploadBecomes(entry.state, to) });
}

function newEntry(
  part: Partial<UploadEntry> & Pick<UploadEntry, 'file' | 'fileName' | 'sizeBytes'>,
): UploadEntry {
  lastId += 1;
  return {
    id: lastId,
    state: 'chosen',
    share: 0,
    measured: null,
    findings: [],
    errorKind: null,
    problem: null,
    isMoving: true,
    isWanted: false,
    uploadId: null,
    mediaItemId: null,
    processing: null,
    details: { title: titleOf(part.fileName, TITLE_MAX), description: '', tags: [] },
    ...part,
  };
}

/** Looks at a file in the browser; nothing is sent before it passes (UPL-21). */
async function check(id: number, file: File): Promise<void> {
  const { measureFile } = await import('./measureFile.ts');
  const [measured, allows4k] = await Promise.all([
    measureFile(file, (share) => change(id, { share })),
    port?.allows4k().catch(() => false) ?? false,
  ]);
  const findings = checkVideo(measured, { allows4k });
  const errorKind = errorKindOf(findings);
  move(id, 'checked', { measured, findings, errorKind, share: 0, isMoving: false });
  if (errorKind !== null) move(id, 'refused');
}

/** Lets the next ones go, two at a time. */
function sendNext(): void {
  const inFlight = entries.filter(
    ({ state, isMoving }) => isMoving && (state === 'sending' || state === 'retrying'),
  );
  for (const entry of entries) {
    if (inFlight.length >= UPLOADS_IN_FLIGHT) return;
    const waits = entry.isWanted && !entry.isMoving && entry.problem === null && entry.file;
    if (!waits || (entry.state !== 'checked' && entry.state !== 'retrying')) continue;
    inFlight.push(entry);
    change(entry.id, { isMoving: true });
    void (entry.uploadId ? send(entry.id) : begin(entry.id));
  }
}

async function begin(id: number): Promise<void> {
  const { file, measured, details } = find(id) ?? {};
  const asked = port;
  if (!file || !measured || !details || !asked) return;
  try {
    const begun = await asked.begin(file, details, measured);
    if ('refused' in begun) return stop(id, begun);
    const { uploadId, mediaItemId, partSize } = begun;
    unfinishedUploads.keep({
      uploadId,
      mediaItemId,
      partSize,
      customerId: asked.customerId,
      fileName: file.name,
      sizeBytes: file.size,
      lastModified: file.lastModified,
      title: details.title,
    });
    // It was taken off the list meanwhile.
    if (!find(id)) return void asked.cancel(uploadId);
    change(id, { uploadId, mediaItemId });
    void takePicture(asked, mediaItemId, file);
    await send(id, partSize);
  } catch {
    change(id, { isMoving: false, isWanted: false, problem: { key: 'network' } });
    sendNext();
  }
}

/** A picture for the thumbnail, as far as this browser can show the video; the service has one of its own else. */
async function takePicture(asked: UploadPort, mediaItemId: string, file: File): Promise<void> {
  const { videoFrame } = await import('./videoFrame.ts');
  const picture = await videoFrame(file);
  if (picture) await asked.setThumbnail(mediaItemId, picture).catch(() => undefined);
}

async function send(id: number, partSize = UPLOAD_PART_BYTES): Promise<void> {
  const { sendFile } = await import('./sendFile.ts');
  const { file, uploadId, share = 0 } = find(id) ?? {};
  if (!file || !uploadId) return;
  move(id, 'sending', { problem: null });
  // Everything has arrived; only the answer to finishing was lost.
  if (share >= 1) return finish(id);
  const sending = sendFile(
    file,
    { uploadId, partSize },
    {
      sent: (bytes) => move(id, 'sending', { share: bytes / file.size, problem: null }),
      retrying: () => move(id, 'retrying', { problem: { key: 'network' } }),
      arrived: () => void finish(id),
      stopped: (key) => {
        move(id, 'retrying', { isMoving: false, problem: { key } });
        sendNext();
      },
    },
  );
  sendings.set(id, sending);
  sending.start();
}

async function finish(id: number): Promise<void> {
  const { uploadId } = find(id) ?? {};
  if (!uploadId || !port) return;
  try {
    const progress = await port.complete(uploadId);
    sendings.delete(id);
    if ('refused' in progress) return stop(id, progress);
    unfinishedUploads.forget(uploadId);
    move(id, 'sending');
    move(id, 'processing', { share: 1, problem: null });
    follow(id, progress);
  } catch {
    move(id, 'retrying', { isMoving: false, problem: { key: 'network' } });
  }
  sendNext();
}

/** Reads a video that is processed again until it settles (LIB-09). */
function follow(id: number, progress: UploadProgress): void {
  const { state } = progress.processing;
  const { mediaItemId, processing, errorKind, problems } = progress;
  const problem = problems.length > 0 ? { text: problems.join(' ') } : null;
  change(id, { mediaItemId, processing, errorKind, problem });
  if (state === 'COMPLETE') return move(id, 'ready', { isMoving: false });
  if (state === 'CANCELLED') return move(id, 'cancelled', { isMoving: false });
  if (state === 'FAILED' || state === 'TIMED_OUT') return move(id, 'failed', { isMoving: false });
  const timer = setTimeout(() => {
    void port
      ?.read(mediaItemId)
      .catch(() => progress)
      .then((next) => (find(id) ? (next ? follow(id, next) : uploadStore.remove(id)) : undefined));
  }, READ_EVERY_MS);
  timers.set(id, timer);
}

function stop(id: number, { refused, errorKind }: Refusal): void {
  change(id, { isMoving: false, isWanted: false, problem: { text: refused }, errorKind });
  sendNext();
}

/** Files on their way, outside React so that they survive navigation. */
export const uploadStore = {
  /** Uses a person's organisation from here on; shows what a page before this one left unfinished. */
  connect(next: UploadPort): void {
    port = next;
    const known = new Set(entries.map(({ uploadId }) => uploadId));
    const left = unfinishedUploads.of(next.customerId).filter(({ uploadId }) => !known.has(uploadId));
    const found = left.map(({ uploadId, mediaItemId, fileName, sizeBytes, title }) =>
      newEntry({
        file: null,
        fileName,
        sizeBytes,
        uploadId,
        mediaItemId,
        state: 'retrying',
        isMoving: false,
        isWanted: true,
        problem: { key: 'reload' },
        details: { title, description: '', tags: [] },
      }),
    );
    if (found.length > 0) tell([...entries, ...found]);
  },
  /** Forgets everything of a person; what has arrived stays with the service. */
  disconnect(): void {
    for (const sending of sendings.values()) void sending.pause();
    for (const timer of timers.values()) clearTimeout(timer);
    sendings.clear();
    timers.clear();
    port = null;
    tell([]);
  },
  /** Takes files: those that an upload waits for go on, the others are checked. */
  choose(files: readonly File[]): void {
    for (const file of files) {
      const waiting = entries.find(
        ({ file: has, uploadId }) => !has && uploadId && isWaitedFor(uploadId, file),
      );
      if (waiting) {
        change(waiting.id, { file, problem: null, isWanted: true });
        continue;
      }
      const entry = newEntry({ file, fileName: file.name, sizeBytes: file.size });
      tell([...entries, entry]);
      void check(entry.id, file);
    }
    sendNext();
  },
  /** Lets a checked file be sent (S-160). */
  proceed(id: number): void {
    change(id, { isWanted: true, problem: null });
    sendNext();
  },
  /** Goes on after a pause or a fault that did not pass by itself. */
  resume(id: number): void {
    change(id, { problem: null, isWanted: true });
    sendNext();
  },
  async pause(id: number): Promise<void> {
    move(id, 'retrying', { isMoving: false, isWanted: false });
    await sendings.get(id)?.pause();
    sendNext();
  },
  /** Cancels what is sent or processed (C-238). */
  async cancel(id: number): Promise<void> {
    const entry = find(id);
    if (!entry) return;
    await sendings.get(id)?.pause();
    clearTimeout(timers.get(id));
    sendings.delete(id);
    if (entry.uploadId) {
      unfinishedUploads.forget(entry.uploadId);
      await port?.cancel(entry.uploadId).catch(() => undefined);
    }
    move(id, 'cancelled', { isMoving: false, isWanted: false, problem: null });
    sendNext();
  },
  /** Processes a file anew whose processing failed or timed out (C-237). */
  async retry(id: number): Promise<void> {
    const { uploadId } = find(id) ?? {};
    if (!uploadId || !port) return;
    const progress = await port.complete(uploadId).catch(() => null);
    if (progress === null) return change(id, { problem: { key: 'network' } });
    if ('refused' in progress) return stop(id, progress);
    // A new run of processing is a new video in the place of the failed one.
    change(id, { state: 'processing', isMoving: true, errorKind: null, problem: null });
    follow(id, progress);
  },
  setDetails(id: number, details: UploadDetails): void {
    change(id, { details });
  },
  /** Takes it off the list; what is still sent is cancelled first. */
  remove(id: number): void {
    const { state } = find(id) ?? {};
    if (state === 'sending' || state === 'retrying') void uploadStore.cancel(id);
    clearTimeout(timers.get(id));
    tell(entries.filter((entry) => entry.id !== id));
  },
  current: (): readonly UploadEntry[] => entries,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function isWaitedFor(uploadId: string, file: File): boolean {
  const kept = port ? unfinishedUploads.of(port.customerId) : [];
  return kept.some((upload) => upload.uploadId === uploadId && isSameFile(upload, file));
}
