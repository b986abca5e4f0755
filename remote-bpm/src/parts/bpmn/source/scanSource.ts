import { Parser } from 'saxen';

/** Something for which an XML cannot be read as it was meant. */
export interface SourceFault {
  readonly kind: 'truncated' | 'mismatched' | 'attribute' | 'prefix' | 'entity' | 'character' | 'malformed';
  /** The line of the XML, from 1. */
  readonly line: number;
  /** The name that the fault is about, if any. */
  readonly name: string;
}

/** What is known of an XML without having understood it. */
export interface SourceScan {
  /** The first element; null where there is none. */
  readonly root: { readonly uri: string; readonly localName: string } | null;
  /** The prefixes that are bound to a namespace anywhere, in the order in which they come; '' without a prefix. */
  readonly prefixes: ReadonlyMap<string, ReadonlySet<string>>;
  /** The number of elements of each name, whatever their namespace. */
  readonly elements: ReadonlyMap<string, number>;
  /** The number of levels of elements. */
  readonly depth: number;
  /** The length of the longest name of an element or text of a note, which are drawn, in UTF-16 units. */
  readonly longestLabel: number;
  /** The first fault; null when there is none. */
  readonly fault: SourceFault | null;
}

/** Reads an XML once for its namespaces, its size and its faults. Comments and texts are not taken for either. */
export function scanSource(xml: string): SourceScan {
  // A file is good nearly always, and one look at all of it takes less than one at each of its texts.
  const scanner = new Scanner({ mayForbid: FORBIDDEN.test(xml) || xml.includes('&#') });
  new Parser()
    .on('openTag', (name, attributesOf, _decode, _isEmpty, place) => scanner.open(name, attributesOf(), place))
    .on('closeTag', () => scanner.close())
    .on('text', (text, _decode, place) => {
      scanner.seeText(text, place);
      scanner.measure(text);
    })
    .on('cdata', (text, place) => {
      scanner.seeCharacters(text, place);
      scanner.measure(text);
    })
    .on('error', (error, place) => scanner.note(kindOf(error.message), place))
    .on('warn', (error, place) => scanner.note(kindOf(error.message), place))
    .parse(xml);
  return scanner;
}

type Place = () => { readonly line: number };

class Scanner implements SourceScan {
  root: SourceScan['root'] = null;
  readonly prefixes = new Map<string, Set<string>>();
  readonly elements = new Map<string, number>();
  depth = 0;
  longestLabel = 0;
  fault: SourceFault | null = null;
  /** The namespaces to which each prefix is bound, the innermost last. */
  readonly #bound = new Map([['xml', ['http://www.w3.org/XML/1998/namespace']]]);
  /** The prefixes that each open element binds. */
  readonly #open: (readonly string[])[] = [];
  /** The name of the element that began last. */
  #element = '';
  readonly #mayForbid: boolean;

  /** @param mayForbid whether anything in the file may be a character that XML does not have */
  constructor({ mayForbid }: { readonly mayForbid: boolean }) {
    this.#mayForbid = mayForbid;
  }

  open(name: string, attributes: Readonly<Record<string, string>>, place: Place): void {
    // The parser goes on behind the root.
    if (this.root !== null && this.#open.length === 0) this.note({ kind: 'malformed', name }, place);
    const names = Object.keys(attributes);
    this.#enter(attributes, names);
    this.depth = Math.max(this.depth, this.#open.length);
    const { uri, localName } = this.#see(name, place);
    this.root ??= { uri, localName };
    this.#element = localName;
    this.elements.set(localName, (this.elements.get(localName) ?? 0) + 1);
    for (const attribute of names) {
      const value = attributes[attribute] ?? '';
      this.seeText(value, place);
      if (attribute === 'name') this.longestLabel = Math.max(this.longestLabel, value.length);
      if (attribute.includes(':') && prefixBoundBy(attribute) === null) this.#see(attribute, place);
    }
  }

  close(): void {
    for (const prefix of this.#open.pop() ?? []) this.#bound.get(prefix)?.pop();
  }

  /** Takes a text between tags for one that is drawn when it stands in a note. */
  measure(text: string): void {
    if (this.#element === 'text') this.longestLabel = Math.max(this.longestLabel, text.length);
  }

  seeText(text: string, place: Place): void {
    this.seeCharacters(text, place);
    if (!text.includes('&')) return;
    const name = UNDEFINED_ENTITY.exec(text)?.[1];
    if (name !== undefined) this.note({ kind: 'entity', name }, place);
    if (!this.#mayForbid) return;
    for (const [, decimal, hexadecimal = ''] of text.matchAll(NUMBERED)) {
      const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
      if (code > 0x10_ff_ff || FORBIDDEN.test(String.fromCodePoint(code))) this.#forbid(code, place);
    }
  }

  seeCharacters(text: string, place: Place): void {
    if (!this.#mayForbid) return;
    const code = FORBIDDEN.exec(text)?.[0].codePointAt(0);
    if (code !== undefined) this.#forbid(code, place);
  }

  note(fault: Pick<SourceFault, 'kind' | 'name'>, place: Place): void {
    this.fault ??= { ...fault, line: place().line + 1 };
  }

  #forbid(code: number, place: Place): void {
    this.note({ kind: 'character', name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` }, place);
  }

  #enter(attributes: Readonly<Record<string, string>>, names: readonly string[]): void {
    const bound: string[] = [];
    for (const attribute of names) {
      const prefix = prefixBoundBy(attribute);
      if (prefix === null) continue;
      const uri = attributes[attribute] ?? '';
      bound.push(prefix);
      valueIn(this.#bound, prefix, () => []).push(uri);
      valueIn(this.prefixes, uri, () => new Set()).add(prefix);
    }
    this.#open.push(bound);
  }

  #see(name: string, place: Place): { uri: string; localName: string } {
    const colon = name.indexOf(':');
    const prefix = name.slice(0, Math.max(colon, 0));
    const uri = this.#bound.get(prefix)?.at(-1) ?? '';
    if (prefix !== '' && uri === '') this.note({ kind: 'prefix', name: prefix }, place);
    return { uri, localName: name.slice(colon + 1) };
  }
}

/** What XML does not have: control characters, halves of characters, and two that are none. */
const FORBIDDEN = /(?![\t\n\r\u{7F}-\u{9F}])[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}]/u;

/** A character by its number. */
const NUMBERED = /&#(?:(\d+)|x([\dA-Fa-f]+));/g;

const UNDEFINED_ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)([A-Za-z_][\w.-]*);/;

/** The prefix that an attribute binds to a namespace, '' for names without one; null when it is another attribute. */
function prefixBoundBy(attribute: string): string | null {
  if (attribute === 'xmlns') return '';
  return attribute.startsWith('xmlns:') ? attribute.slice('xmlns:'.length) : null;
}

/** Gives the value of a key, a new one where there is none. */
function valueIn<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const present = values.get(key);
  if (present !== undefined) return present;
  const made = make();
  values.set(key, made);
  return made;
}

/** Tells the parser's messages apart. */
function kindOf(message: string): Pick<SourceFault, 'kind' | 'name'> {
  const name = /<([^>]*)>/.exec(message)?.[1] ?? '';
  if (/^(?:unexpected end of file|unclosed )/.test(message)) return { kind: 'truncated', name };
  if (/^(?:closing tag mismatch|missing open tag|close tag)/.test(message)) return { kind: 'mismatched', name };
  if (/attribute|quote/.test(message)) return { kind: 'attribute', name };
  return { kind: 'malformed', name };
}
