/** IPv4 addresses as encoders' networks use them (ENC-07). */

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ADDRESS = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);

/** The mask that stands for one that is left empty. */
export const DEFAULT_SUBNET_MASK = '255.255.255.0';

/** True if a text is an IPv4 address of four numbers from 0 to 255, without leading zeros. */
export function isIpv4(text: string): boolean {
  return ADDRESS.test(text);
}

/** True if a text is a subnet mask: ones, then zeros, from /1 to /31. */
export function isSubnetMask(text: string): boolean {
  if (!isIpv4(text)) return false;
  const hosts = ~numberOf(text) >>> 0;
  return hosts !== 0 && hosts !== 0xffff_ffff && (hosts & (hosts + 1)) === 0;
}

/** The network of an address, such as `192.168.10.0/24`. */
export function getSubnet(address: string, mask: string): string {
  const network = (numberOf(address) & numberOf(mask)) >>> 0;
  const octets = [24, 16, 8, 0].map((shift) => (network >>> shift) & 255);
  const length = 32 - (~numberOf(mask) >>> 0).toString(2).replace(/^0$/, '').length;
  return `${octets.join('.')}/${length}`;
}

/** True if two addresses lie in the same network. */
export function inSameSubnet(a: string, b: string, mask: string): boolean {
  return ((numberOf(a) ^ numberOf(b)) & numberOf(mask)) === 0;
}

function numberOf(address: string): number {
  return address.split('.').reduce((sum, octet) => ((sum << 8) | Number(octet)) >>> 0, 0);
}
