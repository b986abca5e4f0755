/** Reads an address, a relative one against `base`; null for what is none. `URL.canParse` is younger than the oldest browsers of the console. */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
