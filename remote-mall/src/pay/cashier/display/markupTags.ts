/** A tag in foreign markup. */
export interface MarkupTag {
  /** In lower case. */
  readonly name: string;
  readonly closing: boolean;
  /** Their names are in lower case. The first of several of one name counts, as in browsers. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Inside of these everything is text up to the end tag. */
const TEXT_ONLY = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'iframe', 'template', 'xmp']);

const NAME = /<(\/?)([a-z][^\s/>]*)/iy;
const BETWEEN = /[\s/]*/y;
const ATTRIBUTE = /[^\s/>][^\s/>=]*/y;
const EQUALS = /\s*=\s*/y;
const BARE = /[^\s>]*/y;

/**
 * Reads the tags of foreign markup, one after the other, each character once or twice, whatever somebody has written. Comments and
 * text are passed over, and a tag without an end is none.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export function* markupTags(markup: string): Generator<MarkupTag> {
  let place = markup.indexOf('<');
  while (place !== -1) {
    const start = place;
    const named = at(NAME, markup, start);
    if (markup.startsWith('<!--', start)) place = endOf(markup, '-->', start);
    else if (named === null) place = start + 1;
    else {
      const read = readAttributes(markup, start + named[0].length);
      if (read === null) return;
      const [, slash, name = ''] = named;
      const tag = { name: name.toLowerCase(), closing: slash === '/', attributes: read.attributes };
      yield tag;
      place = !tag.closing && TEXT_ONLY.has(tag.name) ? endTagAt(markup, tag.name, read.end) : read.end;
    }
    if (place !== -1) place = markup.indexOf('<', place);
  }
}

/** The place behind a text; -1 where it is missing. */
function endOf(markup: string, text: string, from: number): number {
  const found = markup.indexOf(text, from);
  return found === -1 ? -1 : found + text.length;
}

/** The place of an end tag; -1 where it is missing. Letters such as İ become two in lower case, so that places there are others. */
function endTagAt(markup: string, name: string, from: number): number {
  const pattern = new RegExp(`</${name}`, 'gi');
  return at(pattern, markup, from)?.index ?? -1;
}

/** Reads attributes up to the end of their tag; null where that is missing. */
function readAttributes(
  markup: string,
  from: number,
): { readonly attributes: ReadonlyMap<string, string>; readonly end: number } | null {
  const attributes = new Map<string, string>();
  let place = from;
  for (;;) {
    place += at(BETWEEN, markup, place)?.[0].length ?? 0;
    if (place >= markup.length) return null;
    if (markup[place] === '>') return { attributes, end: place + 1 };
    const [name = ''] = at(ATTRIBUTE, markup, place) ?? [];
    place += name.length;
    const value = readValue(markup, place);
    if (value === null) return null;
    place = value.end;
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decoded(value.text));
  }
}

/** Reads what an attribute is given; null where its quote has no end. */
function readValue(markup: string, from: number): { readonly text: string; readonly end: number } | null {
  const equals = at(EQUALS, markup, from);
  if (equals === null) return { text: '', end: from };
  const start = from + equals[0].length;
  const quote = markup[start];
  if (quote !== '"' && quote !== "'") {
    const [text = ''] = at(BARE, markup, start) ?? [];
    return { text, end: start + text.length };
  }
  const end = markup.indexOf(quote, start + 1);
  return end === -1 ? null : { text: markup.slice(start + 1, end), end: end + 1 };
}

function at(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi;

/** Providers write no other references than these and numbers; what is none stays as it is. */
const decoded = (text: string): string =>
  text.replace(REFERENCE, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return REFERENCES[name.toLowerCase()] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isCharacter = point > 0 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff);
    return isCharacter ? String.fromCodePoint(point) : whole;
  });
