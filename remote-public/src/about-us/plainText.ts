/** Editors and sanitisers write these instead of a character. */
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Gives the words of a sanitised text, for places that show no markup. It needs no parser, so server and browser can use it. */
export const plainText = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?<name>[a-z]+);/g, (reference, name: string) => CHARACTERS[name] ?? reference);
