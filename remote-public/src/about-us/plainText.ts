/** What editors and sanitisers write instead of a character. */
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of a sanitised text, for places that show no markup. Server and browser alike: neither has the other's parser. */
export const plainText = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?<name>[a-z]+);/g, (reference, name: string) => CHARACTERS[name] ?? reference);
