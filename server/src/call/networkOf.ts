import { isIPv6 } from 'node:net';

/**
 * Gives the network that an address, as `requestAddress` spells it, counts as. IPv6 hands each household or office at least
 * 2^64 addresses (RFC 6177), so they are counted by their first 64 bits; an IPv4 address stands for itself.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = [], tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const groups = tail === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
