import { UPLOADS_IN_FLIGHT, UPLOAD_PART_BYTES } from '../../../../schema/rules/upload.ts';
import { checkVideo, getErrorKind, listFailures } from '../../../../schema/rules/uploadCheck.ts';
import { report } from '../../../kernel/errorReporter.ts';
import { fileHandles, type ChosenFile, type FileHandle } from './fileHandles.ts';
import type { Sending } from './sendFile.ts';
import { detailsToSend, keepDetails, saveDetailsThrough } from './keepDetails.ts';
import { isSameFile, unfinishedUploads, type UnfinishedUpload } from './public/unfinished.ts';
import { planRights } from './planRights.ts';
import { leftEntry, newEntry, toUploadProblem, uploadEntries } from './uploadEntries.ts';
import { sendPicture } from './uploadPicture.ts';
import type { Refusal, UploadPort, UploadProgress } from './uploadPort.ts';

/** Poll interval of each video in processing, in milliseconds (LIB-09). */
const READ_EVERY_MS = 3_000;

let port: UploadPort | null = null;
const sendings = new Map<number, Sending>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const { find, change, move, tell } = uploadEntries;

/** Looks at a file in the browser; nothing is sent before it passes (UPL-21). */
async function check(id: number, file: File): Promise<void> {
  const { measureFile } = await import('./measureFile.ts');
  const [measured, rights] = await Promise.all([
    measureFile(file, (share) => change(id, { share })),
    // Waits until there is somebody to ask. Without an answer the plan counts as one without 4K, and a refusal says so.
    planRights.allows4k(),
  ]);
  const findings = checkVideo(measured, { allows4k: rights ?? false });
  const errorKind = getErrorKind(findings);
  move(id, 'checked', { measured, findings, errorKind, share: 0, isMoving: false });
  if (errorKind === null) return;
  const isTooLarge = listFailures(findings).some(({ property }) => property === 'resolution');
  move(id, 'refused', { problem: isTooLarge && rights === null ? { key: 'rights' } : null });
}

/** Lets the next ones go, two at a time. */
function sendNext(): void {
  const entries = uploadEntries.current();
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
  const entry = find(id);
  const { file, measured } = entry ?? {};
  const asked = port;
  if (!entry || !file || !measured || !asked) return;
  const details = detailsToSend(entry);
  try {
    const begun = await asked.begin(file, details, measured);
    if ('refused' in begun) return stop(id, begun);
    const { uploadId, mediaItemId, partSize } = begun;
    const isKept = unfinishedUploads.keep({
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
    if (!find(id)) return void asked.cancel(uploadId).catch(toUploadProblem);
    change(id, { uploadId, mediaItemId, saved: details, notice: isKept ? null : { key: 'notKept' } });
    // Saves details typed during the start.
    void keepDetails(id);
    void keepHandle(id);
    void sendPicture(asked, id, file);
    await send(id, partSize);
  } catch (error) {
    change(id, { isMoving: false, isWanted: false, problem: toUploadProblem(error) });
    sendNext();
  }
}

/** Keeps the way to the file, so that it need not be chosen again after a reload. */
async function keepHandle(id: number): Promise<void> {
  const { uploadId, handle } = find(id) ?? {};
  if (uploadId && handle) await fileHandles.keep(uploadId, handle);
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
    forget(uploadId);
    move(id, 'sending');
    move(id, 'processing', { share: 1, problem: null });
    follow(id, progress);
  } catch (error) {
    move(id, 'retrying', { isMoving: false, problem: toUploadProblem(error) });
  }
  sendNext();
}

function forget(uploadId: string): void {
  unfinishedUploads.forget(uploadId);
  void fileHandles.forget(uploadId);
}

/** Reads a video that is processed again until it settles (LIB-09). */
function follow(id: number, progress: UploadProgress): void {
  const { state } = progress.processing;
  const { mediaItemId, processing, errorKind } = progress;
  const problem = progress.problem === null ? null : { text: progress.problem };
  change(id, { mediaItemId, processing, errorKind, problem });
  if (state === 'COMPLETE') return move(id, 'ready', { isMoving: false });
  if (state === 'CANCELLED') return move(id, 'cancelled', { isMoving: false });
  if (state === 'FAILED' || state === 'TIMED_OUT') return move(id, 'failed', { isMoving: false });
  const timer = setTimeout(() => {
    void port
      ?.read(mediaItemId)
      // The last progress stays until the next poll in three seconds.
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
  /** Uses a person's organization from here on; shows what a page before this one left unfinished. */
  connect(next: UploadPort): void {
    port = next;
    saveDetailsThrough(next);
    const entries = uploadEntries.current();
    const known = new Set(entries.map(({ uploadId }) => uploadId));
    const left = unfinishedUploads.of(next.customerId).filter(({ uploadId }) => !known.has(uploadId));
    const found = left.map(leftEntry);
    if (found.length > 0) tell([...entries, ...found]);
    for (const { id, uploadId } of found) if (uploadId) void findHandle(id, uploadId);
    planRights.askThrough(next);
  },
  /** Forgets everything of a person; what has arrived stays with the service. */
  disconnect(): void {
    for (const sending of sendings.values()) void sending.pause();
    for (const timer of timers.values()) clearTimeout(timer);
    sendings.clear();
    timers.clear();
    port = null;
    saveDetailsThrough(null);
    planRights.askThrough(null);
    tell([]);
  },
  /** Takes files: those that an upload waits for go on, the others are checked. */
  choose(chosen: readonly ChosenFile[]): void {
    for (const { file, handle } of chosen) {
      const waiting = uploadEntries
        .current()
        .find(({ file: has, uploadId }) => !has && uploadId && keptOf(uploadId, file));
      if (waiting) {
        change(waiting.id, { file, handle, problem: null, isWanted: true });
        void keepHandle(waiting.id);
        continue;
      }
      const entry = newEntry({ file, handle, fileName: file.name, sizeBytes: file.size });
      tell([...uploadEntries.current(), entry]);
      void check(entry.id, file).catch((error: unknown) => {
        report(error, 'upload');
        change(entry.id, { isMoving: false, problem: { key: 'unchecked' } });
      });
    }
    sendNext();
  },
  /** Asks to read the file of an upload again, which the browser allows where a person has just pressed something. */
  async reopen(id: number): Promise<void> {
    const { handle } = find(id) ?? {};
    if (handle) await takeAgain(id, handle, await fileHandles.open(handle, 'ask'));
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
    if (entry.uploadId) {
      try {
        await port?.cancel(entry.uploadId);
      } catch (error) {
        report(error, 'upload');
        // It is still there, so it is still shown; once it was taken off the list it comes back after a reload.
        if (entry.state !== 'processing') move(id, 'retrying', { isMoving: false, isWanted: false });
        return change(id, { notice: { key: 'notCancelled' } });
      }
      forget(entry.uploadId);
    }
    clearTimeout(timers.get(id));
    sendings.delete(id);
    move(id, 'cancelled', { isMoving: false, isWanted: false, problem: null, notice: null });
    sendNext();
  },
  /** Processes a file anew whose processing failed or timed out (C-237). */
  async retry(id: number): Promise<void> {
    const { uploadId, file } = find(id) ?? {};
    if (!uploadId || !port) return;
    try {
      const progress = await port.complete(uploadId);
      if ('refused' in progress) return stop(id, progress);
      // A new run of processing is a new video in the place of the failed one, with the same picture.
      change(id, { state: 'processing', isMoving: true, errorKind: null, problem: null });
      follow(id, progress);
      if (file) void sendPicture(port, id, file);
    } catch (error) {
      change(id, { problem: toUploadProblem(error) });
    }
  },
  /** Makes a picture the thumbnail, at once or as soon as the video is known (LIB-04). */
  setPicture(id: number, picture: Blob): void {
    const { file } = find(id) ?? {};
    change(id, { picture });
    if (port && file) void sendPicture(port, id, file);
  },
  /** Takes it off the list; what is still sent is canceled first. */
  remove(id: number): void {
    const { state } = find(id) ?? {};
    if (state === 'sending' || state === 'retrying') void uploadStore.cancel(id);
    clearTimeout(timers.get(id));
    tell(uploadEntries.current().filter((entry) => entry.id !== id));
  },
  current: uploadEntries.current,
  subscribe: uploadEntries.subscribe,
};

function keptOf(uploadId: string, file: File): UnfinishedUpload | undefined {
  const kept = port ? unfinishedUploads.of(port.customerId) : [];
  return kept.find((upload) => upload.uploadId === uploadId && isSameFile(upload, file));
}

/** Goes on by itself where the browser remembers the file and still allows to read it; else offers to ask. */
async function findHandle(id: number, uploadId: string): Promise<void> {
  const handle = await fileHandles.of(uploadId);
  if (!handle || !find(id) || find(id)?.file) return;
  change(id, { handle, problem: { key: 'permission' } });
  const file = await fileHandles.open(handle, 'look');
  if (file) await takeAgain(id, handle, file);
}

async function takeAgain(id: number, handle: FileHandle, file: File | null): Promise<void> {
  const { uploadId } = find(id) ?? {};
  if (!uploadId) return;
  if (file && keptOf(uploadId, file)) uploadStore.choose([{ file, handle }]);
  else change(id, { handle: null, problem: { key: file ? 'changed' : 'reload' } });
}
