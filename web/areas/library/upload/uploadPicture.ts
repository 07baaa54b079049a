import { toUploadProblem, uploadEntries } from './uploadEntries.ts';
import type { UploadPort } from './uploadPort.ts';

const { find, change } = uploadEntries;
/** One after the other for each upload, so that the picture that was chosen last is the one that stays. */
const sends = new Map<number, Promise<void>>();

/**
 * Makes a picture the thumbnail of an upload's video: the one that the person chose, else one out of the video as far as
 * this browser can show it; the service has one of its own else. Nothing while the video is not known.
 */
export function sendPicture(port: UploadPort, id: number, file: File): Promise<void> {
  const sent = (sends.get(id) ?? Promise.resolve()).then(() => send(port, id, file));
  sends.set(id, sent);
  return sent;
}

async function send(port: UploadPort, id: number, file: File): Promise<void> {
  try {
    const frame = find(id)?.picture ? null : await frameOf(file);
    const { picture, mediaItemId } = find(id) ?? {};
    const chosen = picture ?? frame;
    if (!chosen || !mediaItemId) return;
    const refused = await port.setThumbnail(mediaItemId, chosen);
    change(id, { notice: refused === null ? null : { text: refused } });
  } catch (error) {
    const problem = toUploadProblem(error);
    change(id, { notice: 'error' in problem ? problem : { key: 'picture' } });
  }
}

async function frameOf(file: File): Promise<Blob | null> {
  const { videoFrame } = await import('./videoFrame.ts');
  return videoFrame(file);
}
