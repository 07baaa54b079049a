/** Addresses that lead nowhere outside of the network they are used in: private, link-local and the machine's own. */
const OWN = [
  /^10\./,
  /^127\./,
  /^169\.254\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^192\.168\./,
  /^::1$/,
  /^f[cd][\da-f]{2}:/,
  /^fe[89ab][\da-f]:/,
] as const;

/** True if an address is in the network of the studio itself. */
export function isOwnNetwork(address: string): boolean {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return OWN.some((pattern) => pattern.test(plain));
}
