/** XML 1.0 cannot hold these characters (https://www.w3.org/TR/xml/#charsets), and people paste them. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(UNWRITABLE, '').replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');

/** An element of XML around text; nothing where there is no text. */
export const textElement = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escaped(text)}</${name}>` : '';

/** An element of XML without content. */
export const emptyElement = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escaped(value)}"`)
    .join(' ')}/>`;
