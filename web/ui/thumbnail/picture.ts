/** The bytes of a file. */
export async function readBlobBytes(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob).arrayBuffer());
}

const PIECE = 0x8000;

/** A file in base64, as mutations carry it. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = await readBlobBytes(blob);
  let text = '';
  // Piece by piece: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return btoa(text);
}
