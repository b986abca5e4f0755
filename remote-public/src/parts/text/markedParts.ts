interface Part {
  /** The position in the text at which it begins. */
  readonly start: number;
  readonly part: string;
  readonly found: boolean;
}

/** Cuts a text at the places where the words stand in it, in upper or lower case, as the server finds them. */
export function markedParts(text: string, words: string): readonly Part[] {
  if (words === '') return [{ start: 0, part: text, found: false }];
  // The group keeps the words that split the text, between its parts.
  const places = new RegExp(`(${words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)})`, 'giu');
  let start = 0;
  return text
    .split(places)
    .map((part, index) => {
      const begin = start;
      start += part.length;
      return { start: begin, part, found: index % 2 === 1 };
    })
    .filter(({ part }) => part !== '');
}
