/** Reads an absolute address; null for what is none. `URL.canParse` is younger than the oldest browsers of the console. */
export function parsedUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
