/** Makes a link of a web address as people write it (`www.example.com`); null for other texts and other schemes. */
export function webAddress(text: string): string | null {
  try {
    const { href, protocol } = new URL(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
