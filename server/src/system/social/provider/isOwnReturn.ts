import { isLoopback } from '../../../settings/isLoopback.ts';

/** The pages of the sign-in document that take what a provider sends back. */
const RETURN_PATHS: readonly RegExp[] = [/^\/social-login$/, /^\/auth-redirect$/, /^\/bind$/, /^\/oauthLogin\/[a-z]{1,30}$/];

/**
 * Tells whether a provider may send somebody, with a code, back to this address: a page of ours that takes codes, at the very
 * origin that `host`, a `Host` header, names. The caller chooses that header, so only addresses of this machine will do: a code
 * that goes there reaches nobody else.
 */
export function isOwnReturn(address: string, host: string | null): boolean {
  if (host === null || /[\\\p{Cc}\p{Z}#]/u.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password, pathname } = new URL(address);
  return (
    protocol === 'http:' &&
    isLoopback(hostname) &&
    // Written out in full and in one way: a parser that reads it otherwise than this one finds the same host.
    address.startsWith(`${origin}/`) &&
    origin === `http://${host.toLowerCase()}` &&
    username === '' &&
    password === '' &&
    RETURN_PATHS.some((path) => path.test(pathname)) &&
    address.slice(origin.length).split('?', 1)[0] === pathname
  );
}
