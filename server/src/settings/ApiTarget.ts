import { lookup } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { auth } from '@zhilv/contract/system';
import { isLoopback } from './isLoopback.ts';

/** Another back end, and the paths that it does not answer. */
export interface ApiTarget {
  /** The address before its `/admin-api`, without a slash at the end. */
  readonly url: string;
  /** Paths below `/admin-api` that stay with the built-in server, with all paths below them. */
  readonly local: readonly string[];
}

/** Tells whether the built-in server answers a path below `/admin-api` itself. */
export const staysLocal = (target: ApiTarget | null, path: string): boolean =>
  target === null || target.local.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Tells whether people sign in at the target. */
export const signsInAtTarget = (target: ApiTarget | null): boolean => !staysLocal(target, auth.login.path);

/** The addresses at which a server answers. */
interface OwnAddresses {
  readonly host: string;
  /** 0 where the system chooses one. */
  readonly port: number;
  readonly publicOrigin: string | undefined;
}

/** A server that listens at one of these listens at all addresses of the machine. */
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** The paths below which a gateway answers the API. */
const OWN_PATHS: ReadonlySet<string> = new Set(['/', '/prod-api']);

/** A start waits so many milliseconds for the address of a name, and then does without. */
const NAME_MS = 2000;

const addressesOf = async (name: string): Promise<readonly string[]> =>
  (await lookup(name, { all: true })).map(({ address }) => address);

/**
 * Tells whether the target is this server itself, by its address or by what its name stands for. A name of which nothing is known
 * now may be known later, so it is no fault.
 */
export async function leadsToItself(target: ApiTarget, own: OwnAddresses, resolve = addressesOf): Promise<boolean> {
  if (isOwnAddress(target, own)) return true;
  const url = new URL(target.url);
  const none = new Promise<readonly string[]>((over) => void setTimeout(over, NAME_MS, []).unref());
  const addresses = await Promise.race([resolve(url.hostname).catch(() => []), none]);
  return addresses.some((address) => {
    url.hostname = isIPv6(address) ? `[${address}]` : address;
    return isOwnAddress({ ...target, url: url.href }, own);
  });
}

/**
 * Tells whether the target is the very server that is to send calls on to it: an address of this machine at which it listens, or
 * its public origin. Other names and further proxies may hide that, so sent calls carry a mark as well.
 */
export function isOwnAddress(target: ApiTarget, { host, port, publicOrigin }: OwnAddresses): boolean {
  const { origin, protocol, pathname, hostname, port: named } = new URL(target.url);
  if (!OWN_PATHS.has(pathname)) return false;
  if (origin === publicOrigin) return true;
  if (Number(named || (protocol === 'https:' ? 443 : 80)) !== port) return false;
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (address === host) return true;
  const isEverywhere = EVERYWHERE.has(host);
  // Who connects to the address of everywhere reaches the machine itself.
  if (isLoopback(address) || EVERYWHERE.has(address)) return isEverywhere || isLoopback(host);
  return isEverywhere && Object.values(networkInterfaces()).some((faces) => faces?.some((face) => face.address === address));
}
