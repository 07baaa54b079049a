/** The shape of a player. */
export const ASPECT = 16 / 9;

/** A part of a picture, in its pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest part of a picture with the shape of a player; `at` says where it lies, 0 to 1 along what is too long. */
export function getCropArea(width: number, height: number, at: number): Part {
  if (width / height > ASPECT) {
    const kept = Math.round(height * ASPECT);
    return { x: Math.round((width - kept) * at), y: 0, width: kept, height };
  }
  const kept = Math.round(width / ASPECT);
  return { x: 0, y: Math.round((height - kept) * at), width, height: kept };
}

/** As wide as a player shows it at most: what is larger comes to more than a picture may have (LIB-04). */
const WIDEST = 1920;

/** The part of a picture as a JPEG. */
export async function cropped(picture: ImageBitmap, { x, y, width, height }: Part): Promise<Blob> {
  const scale = Math.min(1, WIDEST / width);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', 0.9);
  });
}
