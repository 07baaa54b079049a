const WIDTH = 1280;
/** Position of the thumbnail frame, in seconds. */
const AT_SECONDS = 3;
const PATIENCE_MS = 15_000;

/** A picture out of a video as JPEG, for its thumbnail; null when this browser cannot show the video. */
export async function videoFrame(file: File): Promise<Blob | null> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  video.muted = true;
  video.preload = 'auto';
  try {
    await happened(video, 'loadeddata', () => {
      video.src = address;
    });
    await happened(video, 'seeked', () => {
      video.currentTime = Math.min(AT_SECONDS, video.duration / 4);
    });
    const canvas = document.createElement('canvas');
    const scale = Math.min(1, WIDTH / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  } catch {
    // A browser without H.264 shows no frame; the service gives the video a picture of its own.
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

function happened(video: HTMLVideoElement, event: string, cause: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(event)), PATIENCE_MS);
    const settle = (act: () => void) => () => {
      clearTimeout(late);
      act();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener(
      'error',
      settle(() => reject(new Error('error'))),
      { once: true },
    );
    cause();
  });
}
