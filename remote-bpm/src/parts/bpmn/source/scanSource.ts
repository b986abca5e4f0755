import { Parser } from 'saxen';

/** Something for which an XML cannot be read as it was meant. */
export interface SourceFault {
  readonly kind: 'truncated' | 'mismatched' | 'attribute' | 'prefix' | 'entity' | 'malformed';
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
  readonly prefixes: ReadonlyMap<string, readonly string[]>;
  /** The number of elements of each name, whatever their namespace. */
  readonly elements: ReadonlyMap<string, number>;
  /** The number of levels of elements. */
  readonly depth: number;
  /** The length of the longest name that an element has, in UTF-16 units. */
  readonly longestName: number;
  /** The first fault; null when there is none. */
  readonly fault: SourceFault | null;
}

/** Reads an XML once for its namespaces, its size and its faults. Comments and texts are not taken for either. */
export function scanSource(xml: string): SourceScan {
  const scanner = new Scanner();
  new Parser()
    .on('openTag', (name, attributesOf, _decode, _isEmpty, place) => scanner.open(name, Object.entries(attributesOf()), place))
    .on('closeTag', () => scanner.close())
    .on('text', (text, _decode, place) => scanner.seeText(text, place))
    .on('error', (error, place) => scanner.note(kindOf(error.message), place))
    .on('warn', (error, place) => scanner.note(kindOf(error.message), place))
    .parse(xml);
  return scanner;
}

/** The namespaces that are bound, by their prefixes. */
type Scope = ReadonlyMap<string, string>;

type Place = () => { readonly line: number };

const OUTERMOST: Scope = new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]);

class Scanner implements SourceScan {
  root: SourceScan['root'] = null;
  readonly prefixes = new Map<string, readonly string[]>();
  readonly elements = new Map<string, number>();
  depth = 0;
  longestName = 0;
  fault: SourceFault | null = null;
  readonly #scopes: Scope[] = [];

  open(name: string, attributes: readonly (readonly [string, string])[], place: Place): void {
    const scope = this.#enter(attributes);
    this.depth = Math.max(this.depth, this.#scopes.length);
    const { uri, localName } = this.#see(name, scope, place);
    this.root ??= { uri, localName };
    this.elements.set(localName, (this.elements.get(localName) ?? 0) + 1);
    for (const [attribute, value] of attributes) {
      this.seeText(value, place);
      if (attribute === 'name') this.longestName = Math.max(this.longestName, value.length);
      if (attribute.includes(':') && prefixBoundBy(attribute) === null) this.#see(attribute, scope, place);
    }
  }

  close(): void {
    this.#scopes.pop();
  }

  seeText(text: string, place: Place): void {
    const name = text.includes('&') ? UNDEFINED_ENTITY.exec(text)?.[1] : undefined;
    if (name !== undefined) this.note({ kind: 'entity', name }, place);
  }

  note(fault: Pick<SourceFault, 'kind' | 'name'>, place: Place): void {
    this.fault ??= { ...fault, line: place().line + 1 };
  }

  #enter(attributes: readonly (readonly [string, string])[]): Scope {
    const outer = this.#scopes.at(-1) ?? OUTERMOST;
    const bound = attributes.flatMap(([attribute, uri]) => {
      const prefix = prefixBoundBy(attribute);
      return prefix === null ? [] : [[prefix, uri] as const];
    });
    for (const [prefix, uri] of bound) bind(this.prefixes, uri, prefix);
    const scope = bound.length === 0 ? outer : new Map([...outer, ...bound]);
    this.#scopes.push(scope);
    return scope;
  }

  #see(name: string, scope: Scope, place: Place): { uri: string; localName: string } {
    const colon = name.indexOf(':');
    const prefix = name.slice(0, Math.max(colon, 0));
    const uri = scope.get(prefix) ?? '';
    if (prefix !== '' && uri === '') this.note({ kind: 'prefix', name: prefix }, place);
    return { uri, localName: name.slice(colon + 1) };
  }
}

const UNDEFINED_ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)([A-Za-z_][\w.-]*);/;

/** The prefix that an attribute binds to a namespace, '' for names without one; null when it is another attribute. */
function prefixBoundBy(attribute: string): string | null {
  if (attribute === 'xmlns') return '';
  return attribute.startsWith('xmlns:') ? attribute.slice('xmlns:'.length) : null;
}

function bind(prefixes: Map<string, readonly string[]>, uri: string, prefix: string): void {
  const bound = prefixes.get(uri) ?? [];
  if (!bound.includes(prefix)) prefixes.set(uri, [...bound, prefix]);
}

/** Tells the parser's messages apart. */
function kindOf(message: string): Pick<SourceFault, 'kind' | 'name'> {
  const name = /<([^>]*)>/.exec(message)?.[1] ?? '';
  if (/^(?:unexpected end of file|unclosed )/.test(message)) return { kind: 'truncated', name };
  if (/^(?:closing tag mismatch|missing open tag|close tag)/.test(message)) return { kind: 'mismatched', name };
  if (/attribute|quote/.test(message)) return { kind: 'attribute', name };
  return { kind: 'malformed', name };
}
