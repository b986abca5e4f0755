/**
 * Gives an XML as the parser of moddle needs it: with the line ends that a reader of XML makes of any others, and with the characters
 * that are given by large numbers, of which it would make others.
 */
export function normalSource(xml: string): string {
  const lines = xml.includes('\r') ? xml.replaceAll(/\r\n?/g, '\n') : xml;
  if (!LARGE.test(lines)) return lines;
  // In a section of CDATA, numbers are text.
  return lines.replaceAll(
    /<!\[CDATA\[[\s\S]*?\]\]>|&#(?:(\d+)|[xX]([\dA-Fa-f]+));/g,
    (whole, decimal?: string, hexadecimal?: string) => {
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 0xff_ff && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}

const LARGE = /&#(?:\d{5,}|[xX][\dA-Fa-f]{5,});/;
