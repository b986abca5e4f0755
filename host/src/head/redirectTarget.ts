/**
 * Where a document sends its visitor before it starts, or null to stay (spec §2.1): the console's addresses need a
 * session, `/login` must not have one, and a signed-in visitor of `/` belongs into the console.
 */
export function redirectTarget(
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
  documentName: string,
  signedIn: boolean,
): string | null {
  const path = address.pathname.length > 1 ? address.pathname.replace(/\/+$/, '') : address.pathname;
  if (documentName === 'console' && !signedIn) {
    return path === '/index' ? '/home' : `/login?redirect=${encodeURIComponent(path + address.search + address.hash)}`;
  }
  if (signedIn && documentName === 'sign-in' && path === '/login') return '/';
  return signedIn && path === '/' ? '/index' : null;
}
