import { Parser } from 'saxen';
import { decodedText } from '../../../parts/bpmn/reading/decodedText.ts';
import { normalSource } from '../../../parts/bpmn/source/normalSource.ts';

type Attributes = Readonly<Record<string, string>>;

/** A part of an XML as JSON has it, in the form that the package xml-js made known. */
type XmlNode =
  | { readonly type: 'element'; readonly name: string; readonly attributes?: Attributes; elements?: XmlNode[] }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'cdata'; readonly cdata: string }
  | { readonly type: 'comment'; readonly comment: string };

/** Gives a well-formed XML as JSON, with everything in its order. Space between elements is left out. @throws Error when it is not well-formed */
export function xmlToJson(xml: string): string {
  let declaration: { readonly attributes: Attributes } | undefined;
  const elements: XmlNode[] = [];
  const open: { elements?: XmlNode[] }[] = [{ elements }];
  const add = (node: XmlNode): void => {
    const parent = open.at(-1);
    if (parent !== undefined) (parent.elements ??= []).push(node);
  };
  const parser = new Parser();
  parser.on('openTag', (name, attributesOf) => {
    const attributes = decodedAttributes(Object.entries(attributesOf()));
    const element: XmlNode = { type: 'element', name, ...(attributes !== null && { attributes }) };
    add(element);
    open.push(element);
  });
  parser.on('closeTag', () => void open.pop());
  parser.on('text', (text) => {
    if (text.trim() !== '') add({ type: 'text', text: decodedText(text) });
  });
  parser.on('cdata', (cdata) => add({ type: 'cdata', cdata }));
  parser.on('comment', (comment) => add({ type: 'comment', comment }));
  parser.on('question', (instruction) => {
    if (!/^<\?xml\s/.test(instruction)) return;
    const written = instruction.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
    declaration = {
      attributes: Object.fromEntries(Array.from(written, ([, name = '', value, other]) => [name, value ?? other ?? ''])),
    };
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.parse(normalSource(xml));
  return JSON.stringify({ declaration, elements }, null, 2);
}

const decodedAttributes = (written: readonly (readonly [string, string])[]): Attributes | null =>
  written.length === 0 ? null : Object.fromEntries(written.map(([name, value]) => [name, decodedText(value)]));
