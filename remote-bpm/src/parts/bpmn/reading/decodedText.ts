const ENTITIES: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/** Gives a text of an XML with its entities resolved. saxen's own decoder cuts characters beyond U+FFFF. */
export const decodedText = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#(\d+)|#[xX]([\dA-Fa-f]+)|(\w+));/g, (whole, decimal?: string, hexadecimal?: string, name?: string) =>
        name === undefined
          ? characterOf(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal), whole)
          : (ENTITIES[name] ?? whole),
      )
    : text;

const characterOf = (code: number, whole: string): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole);
