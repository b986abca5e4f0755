/** A form of the path that is the same for all its spellings: escapes resolved, one case, no slash at the end. */
export function addressKey(pathname: string): string {
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
