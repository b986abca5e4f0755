const BYTES = 32;

/** Makes a secret of 256 random bits, in 43 characters that need no escape anywhere (RFC 4648 §5). */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
