import { TITLE_MAX } from '../../../../schema/rules/media.ts';
import { createTitle, uploadDetailsSchema } from '../../../../schema/rules/upload.ts';
import { toUploadProblem, uploadEntries } from './uploadEntries.ts';
import type { UploadDetails, UploadEntry } from './uploadEntry.ts';
import type { UploadPort } from './uploadPort.ts';

/** Delay before typed details are saved, in milliseconds. */
const PAUSE_MS = 1_000;

let port: Pick<UploadPort, 'saveDetails'> | null = null;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const saving = new Set<number>();
const { find, change } = uploadEntries;

/** Saves through this from here on; with null nothing that waits is saved any more. */
export function saveDetailsThrough(next: typeof port): void {
  port = next;
  for (const timer of timers.values()) clearTimeout(timer);
}

/** The details that go with the file: an empty title is the file's name. */
export function detailsToSend({ details, fileName }: UploadEntry): UploadDetails {
  return { ...details, title: details.title.trim() || createTitle(fileName, TITLE_MAX) };
}

/** True if the service lacks something that was typed. */
export function hasUnsavedDetails(entry: UploadEntry): boolean {
  const { details, fileName, saved } = entry;
  const known = saved ?? { title: createTitle(fileName, TITLE_MAX), description: '', tags: [] };
  return Object.keys(changesOf({ ...details, title: details.title.trim() }, known)).length > 0;
}

/** Takes details as they are typed, and saves them once the typing pauses. */
export function typeDetails(id: number, details: UploadDetails): void {
  change(id, { details });
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => void keepDetails(id), PAUSE_MS),
  );
}

/** Saves what was typed, as soon as there is a video to save it with; what breaks a rule waits to be mended. */
export async function keepDetails(id: number): Promise<void> {
  clearTimeout(timers.get(id));
  const entry = find(id);
  if (!port || !entry?.mediaItemId || !entry.saved || saving.has(id)) return;
  const typed = entry.details;
  const changes = changesOf({ ...typed, title: typed.title.trim() }, entry.saved);
  if (Object.keys(changes).length === 0 || !uploadDetailsSchema.isValidSync(typed)) return;
  saving.add(id);
  let isKept = false;
  try {
    const refused = await port.saveDetails(entry.mediaItemId, changes);
    isKept = refused === null;
    change(id, isKept ? { saved: typed, detailsProblem: null } : { detailsProblem: { text: refused ?? '' } });
  } catch (error) {
    change(id, { detailsProblem: toUploadProblem(error) });
  } finally {
    saving.delete(id);
  }
  // Typing went on meanwhile.
  if (isKept && find(id)?.details !== typed) await keepDetails(id);
}

/** Only what is new: of an upload that an earlier page has begun the rest is not known here. */
function changesOf(typed: UploadDetails, saved: UploadDetails): Partial<UploadDetails> {
  return {
    ...(typed.title !== saved.title.trim() && { title: typed.title }),
    ...(typed.description !== saved.description && { description: typed.description }),
    ...(typed.tags.join('\n') !== saved.tags.join('\n') && { tags: typed.tags }),
  };
}
