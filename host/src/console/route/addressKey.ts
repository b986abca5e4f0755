/** What two spellings of one address have in common: escapes resolved, one case, no slash at the end. */
export function addressKey(pathname: string): string {
  return decoded(pathname).normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/';
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // Nobody wrote such an address on purpose, and it will simply be unknown.
    return pathname;
  }
}
