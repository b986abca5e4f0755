import { Parser } from 'saxen';
import { decodedText } from '../reading/decodedText.ts';
import { normalSource } from '../source/normalSource.ts';

/** An element of an XML document, with its namespaces resolved: prefixes are nothing but a spelling. */
export interface XmlElement {
  /** Its name as the document spells it, for people. */
  readonly name: string;
  /** `{namespace}local`. */
  readonly key: string;
  /** By `{namespace}local`, those without a prefix by their name alone; without declarations of namespaces. */
  readonly attributes: ReadonlyMap<string, XmlAttribute>;
  readonly children: readonly XmlElement[];
  /** All text that stands in it directly, trimmed, with each run of white space as one space. */
  readonly text: string;
}

interface XmlAttribute {
  /** As the document spells it. */
  readonly name: string;
  readonly value: string;
}

export const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

const XML = 'http://www.w3.org/XML/1998/namespace';

/** The namespaces that are bound, by their prefixes; `''` for names without one. */
type Scope = ReadonlyMap<string, string>;

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  readonly scope: Scope;
  text: string;
}

/** Reads an XML document as a processor of XML does: moddle's own reader keeps line ends in attributes. @throws Error when it cannot */
export function xmlTree(xml: string): XmlElement {
  const top: OpenElement = { name: '', key: '', attributes: new Map(), children: [], scope: new Map([['xml', XML]]), text: '' };
  const open = [top];
  const last = (): OpenElement => open.at(-1) ?? top;
  const parser = new Parser();
  parser.on('openTag', (name: string, attributesOf: () => Readonly<Record<string, string>>) => {
    const element = openElement(name, Object.entries(attributesOf()), last().scope);
    last().children.push(element);
    open.push(element);
  });
  parser.on('closeTag', () => {
    const element = open.pop() ?? top;
    element.text = element.text.replaceAll(/\s+/g, ' ').trim();
  });
  parser.on('text', (text: string) => {
    last().text += decodedText(text);
  });
  parser.on('cdata', (text: string) => {
    last().text += text;
  });
  parser.on('error', (error: Error) => {
    throw error;
  });
  parser.parse(normalSource(xml));
  const [root] = top.children;
  if (root === undefined) throw new Error('The document has no element.');
  return root;
}

function openElement(name: string, written: readonly (readonly [string, string])[], outer: Scope): OpenElement {
  const declarations = written
    .filter(([attribute]) => isDeclaration(attribute))
    .map(([attribute, uri]) => [attribute === 'xmlns' ? '' : attribute.slice('xmlns:'.length), decodedText(uri)] as const);
  const scope = declarations.length === 0 ? outer : new Map([...outer, ...declarations]);
  const attributes = new Map<string, XmlAttribute>();
  for (const [attribute, raw] of written) {
    if (isDeclaration(attribute)) continue;
    const key = attribute.includes(':') ? resolved(attribute, scope) : attribute;
    const value = decodedText(raw.replaceAll(/[\n\t]/g, ' '));
    // The value of this attribute is a name itself.
    attributes.set(key, { name: attribute, value: key === `{${XSI}}type` ? resolved(value.trim(), scope) : value });
  }
  return { name, key: resolved(name, scope), attributes, children: [], scope, text: '' };
}

const isDeclaration = (attribute: string): boolean => attribute === 'xmlns' || attribute.startsWith('xmlns:');

function resolved(name: string, scope: Scope): string {
  const colon = name.indexOf(':');
  const uri = scope.get(colon === -1 ? '' : name.slice(0, colon));
  return uri === undefined ? name : `{${uri}}${name.slice(colon + 1)}`;
}
