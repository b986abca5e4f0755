/** This matches a path that is in that form already. There may be ten thousand of them. */
const PLAIN = /^(?:\/[a-z\d._~-]+)+$/;

/** A form of the path that is the same for all its spellings: escapes resolved, one case, no slash at the end. */
export function addressKey(pathname: string): string {
  if (PLAIN.test(pathname)) return pathname;
  return decoded(pathname).normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/';
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // The escapes are broken. No route has such an address, so it leads to 页面不存在.
    return pathname;
  }
}
