import { withoutPrefix } from '../moddle/withoutPrefix.ts';
import type { Loss, LossKind, LossOwner } from './Loss.ts';
import type { XmlElement } from './xmlTree.ts';

/** An element where it stands in a document. */
export interface Place {
  readonly element: XmlElement;
  readonly around: Place | null;
}

/** Attributes and elements whose value names another element; those that end in Ref or Refs do as well. */
const REFERENCES = new Set([
  'bpmnElement',
  'default',
  'incoming',
  'outgoing',
  'sourceElement',
  'source',
  'target',
  'targetElement',
]);

/** So many characters are kept of what is lost: it is shown to people, who have the file for the rest. */
const LONGEST = 1000;

export function lossOf(kind: LossKind, place: Place, what: string, value: string, instead: string | null = null): Loss {
  const local = withoutPrefix(what);
  const names = namesFrom(place);
  return {
    kind: kind !== 'order' && (REFERENCES.has(local) || /Refs?$/.test(local)) ? 'reference' : kind,
    drawing: names.includes('BPMNDiagram'),
    owner: ownerOf(kind === 'element' ? place.around : place),
    path: (kind === 'element' ? names.slice(0, -1) : names).join('/'),
    what,
    value,
    instead,
  };
}

/** The XML of elements, for people: without declarations of namespaces, and cut when it is long. */
export function markupOf(...elements: readonly XmlElement[]): string {
  let markup = '';
  for (const element of elements) {
    markup += wholeMarkupOf(element);
    if (markup.length > LONGEST) return `${markup.slice(0, LONGEST)}…`;
  }
  return markup;
}

function wholeMarkupOf({ name, attributes, children, text }: XmlElement): string {
  const written = [...attributes.values()].map((attribute) => ` ${attribute.name}="${attribute.value}"`).join('');
  const content = text + children.map(wholeMarkupOf).join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

function namesFrom(place: Place): readonly string[] {
  const names: string[] = [];
  for (let here: Place | null = place; here !== null; here = here.around) names.unshift(withoutPrefix(here.element.name));
  return names;
}

function ownerOf(place: Place | null): LossOwner | null {
  for (let here = place; here !== null; here = here.around) {
    const { name, attributes } = here.element;
    const id = attributes.get('id')?.value;
    if (id !== undefined) return { id, name: attributes.get('name')?.value ?? null, type: withoutPrefix(name) };
  }
  return null;
}
