/** Widest still that is taken of a picture. */
const MAX_WIDTH = 1280;
const QUALITY = 0.9;

/** What a video shows at present as a JPEG; null while it shows nothing, or where the browser refuses. */
export async function captureFrame(video: HTMLVideoElement | null | undefined): Promise<Blob | null> {
  if (!video || video.videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(video.videoWidth, MAX_WIDTH);
  canvas.height = Math.round((video.videoHeight * canvas.width) / video.videoWidth);
  const context = canvas.getContext('2d');
  if (!context) return null;
  try {
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } catch {
    return null;
  }
}

/** How long a browser is waited for that has nothing to show, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Answers once a video shows another second, which `go` makes it do, or will not. */
export function restAt(video: HTMLVideoElement, seconds: number, go: () => void): Promise<void> {
  if (video.currentTime === seconds && !video.seeking) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(late);
      video.removeEventListener('seeked', done);
      resolve();
    };
    const late = setTimeout(done, PATIENCE_MS);
    video.addEventListener('seeked', done);
    go();
  });
}
