import { BlockList, isIP } from 'node:net';

const OWN = new BlockList();
OWN.addSubnet('127.0.0.0', 8);
OWN.addAddress('::1', 'ipv6');

/** Tells whether only this machine can reach a server that listens on the host. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(address);
  // The list knows IPv4 addresses in their IPv6 form, too.
  return version === 0 ? /^(.+\.)?localhost\.?$/i.test(host) : OWN.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
