/** True if a text is an address of the web: http or https, with a host (PLY-01, QRC-02). */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/?#]+/i.test(text)) return false;
  try {
    const { protocol, hostname } = new URL(text);
    return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
  } catch {
    return false;
  }
}
