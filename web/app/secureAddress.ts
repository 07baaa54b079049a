/** The https form of a plain http address, or null where http may stay: on this machine itself (APP-03). */
export function secureAddress(href: string): string | null {
  const url = new URL(href);
  if (url.protocol !== 'http:' || isThisMachine(url.hostname)) return null;
  url.protocol = 'https:';
  return url.href;
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
