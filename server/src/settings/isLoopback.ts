import { isIP } from 'node:net';

/** Tells whether only this machine can reach a server that listens on the host. */
export const isLoopback = (host: string): boolean =>
  /^(.+\.)?localhost\.?$/i.test(host) || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
