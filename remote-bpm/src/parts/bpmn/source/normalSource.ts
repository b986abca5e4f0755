/**
 * Gives an XML as the parser of moddle needs it: with the line ends that a reader of XML makes of any others, with the characters
 * that are given by large numbers, of which it would make others, and without space around the signs of attributes, which it does not
 * know.
 */
export const normalSource = (xml: string): string =>
  withClosedAttributes(withCharacters(xml.includes('\r') ? xml.replaceAll(/\r\n?/g, '\n') : xml));

function withCharacters(xml: string): string {
  if (!LARGE.test(xml)) return xml;
  // In a section of CDATA, numbers are text.
  return xml.replaceAll(
    /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|&#(?:(\d+)|[xX]([\dA-Fa-f]+));/g,
    (whole, decimal?: string, hexadecimal?: string) => {
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 0xff_ff && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}

const LARGE = /&#(?:\d{5,}|[xX][\dA-Fa-f]{5,});/;

const withClosedAttributes = (xml: string): string =>
  SPACE_AT_SIGN.test(xml) ? xml.replaceAll(PARTS, (part) => (/^<[!?]/.test(part) ? part : withClosedSigns(part))) : xml;

/** Has the space stand before the name, so that everything stays on its line. */
const withClosedSigns = (tag: string): string =>
  tag.replaceAll(/"[^"]*"|'[^']*'|(?<=\s)([^\s="'<>/]+)(\s+=\s*|=\s+)/g, (whole, name?: string, sign = '') =>
    name === undefined ? whole : `${String(sign).replace('=', '')}${name}=`,
  );

const SPACE_AT_SIGN = /\s=\s*["']|=\s+["']/;

/** Comments, sections of CDATA, instructions and tags. Each takes an end of the file for its own, so that no part is read twice. */
const PARTS =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<[^\s<>"'=/!?]+(?:[^<>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*/g;
