/** A stream's address without its leave: it stays while leaves come and go. */
export function getStreamPath(src: string): string {
  return src.split('?', 1)[0] ?? '';
}

/** The address of a file of a stream with the newest leave for that stream; others stay as they are. */
export function withLeave(uri: string, src: string): string {
  const stream = getStreamPath(src);
  const folder = stream.slice(0, stream.lastIndexOf('/') + 1);
  return uri.startsWith(folder) ? getStreamPath(uri) + src.slice(stream.length) : uri;
}
