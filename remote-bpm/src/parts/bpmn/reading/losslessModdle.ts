import { Reader, type Reading } from 'moddle-xml';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { scanSource, type SourceScan } from '../source/scanSource.ts';
import { normalSource } from '../source/normalSource.ts';
import { catchAll } from './catchAll.ts';
import { keepAll } from './keepAll.ts';
import { withoutMarks } from './marks.ts';
import type { ModdleParts } from './ModdleParts.ts';
import { nameNamespaces } from './namespaces.ts';
import { isMissing, keepReferences, type UnresolvedReference } from './references.ts';
import { type Spelling, withSpellings } from './spellings.ts';

/** What is remembered of the documents that were read, by their roots. */
interface Memory {
  readonly spellings: readonly Spelling[];
  readonly unresolved: readonly UnresolvedReference[];
}

const MEMORIES = new WeakMap<object, Memory>();

/** Has a moddle read and write documents without losing anything. Has to be called before it reads the first. */
export function makeLossless(moddle: object): void {
  const parts = moddle as ModdleParts;
  catchAll(parts);
  assignByElementName(parts);
  Object.assign(moddle, {
    // Whoever has looked at an XML already gives what was seen in it.
    fromXML: async (xml: string, seen?: SourceScan) => await read(parts, xml, seen),
    toXML: async (element: object, options?: object) => await write(parts, element, options),
  });
}

/** The references of a document that name nothing in it. @param definitions the root of a document that was read */
export function unresolvedReferences(definitions: ModdleElement): readonly UnresolvedReference[] {
  return (MEMORIES.get(definitions)?.unresolved ?? []).filter(
    ({ element, property, text }) =>
      [element.get(property)].flat().some((value) => isMissing(value) && (value as { id: string }).id === text) &&
      isIn(element, definitions),
  );
}

function isIn(element: ModdleElement, root: ModdleElement): boolean {
  for (let at: ModdleElement | undefined = element; at !== undefined; at = at.$parent) if (at === root) return true;
  return false;
}

async function read(moddle: ModdleParts, xml: string, seen?: SourceScan): Promise<Reading> {
  const source = normalSource(xml);
  const { prefixes } = seen ?? scanSource(source);
  nameNamespaces(moddle, prefixes);
  const reader = new Reader({ model: moddle, lax: true });
  const spellings: Spelling[] = [];
  const reading = await reader.fromXML(source, keepAll(reader.handler('bpmn:Definitions'), spellings));
  const own = prefixes.get(String((reading.rootElement as ModdleElement).get('targetNamespace')));
  const references = keepReferences(moddle, reading, own ?? new Set());
  MEMORIES.set(reading.rootElement, {
    spellings: [...spellings, ...references.spellings],
    unresolved: references.unresolved,
  });
  return { ...reading, warnings: reading.warnings.filter(({ message }) => !KEPT.test(message)) };
}

/** What moddle warns of although it is kept. */
const KEPT = /^(?:unresolved reference|unknown attribute|unsupported document encoding) /;

async function write(moddle: ModdleParts, element: object, options?: object): Promise<{ xml: string }> {
  // moddle writes at once, and only the result has to be waited for.
  const written = withSpellings(MEMORIES.get(element)?.spellings ?? [], () =>
    (Object.getPrototypeOf(moddle) as ModdleParts).toXML.call(moddle, element, options),
  );
  const { xml } = await written;
  // A reader of XML would take these characters for others.
  return { xml: withDeclarations(withoutMarks(xml), moddle, element).replaceAll('\r', '&#13;') };
}

/**
 * Has the root bind the namespaces that it bound when it was read. moddle leaves out those that it knows and nothing is in, and by that of
 * an engine a document says for which engine it is.
 */
function withDeclarations(xml: string, moddle: ModdleParts, root: object): string {
  const [tag = ''] = /<\w[^>]*>/.exec(xml) ?? [];
  const bound = new Map([...tag.matchAll(/ (xmlns(?::[^\s=]+)?)="([^"]*)"/g)].map(([, name, uri]) => [name, uri]));
  const uris = new Set(bound.values());
  const missing = Object.entries((root as Partial<ModdleElement>).$attrs ?? {}).filter(
    ([name, uri]) =>
      name.startsWith('xmlns:') && moddle.getPackage(String(uri)) !== undefined && !uris.has(String(uri)) && !bound.has(name),
  );
  if (missing.length === 0) return xml;
  const declarations = missing.map(([name, uri]) => ` ${name}="${String(uri)}"`).join('');
  // The first of two engines is the one that is meant, and moddle knows no other.
  return xml.replace(/<[^?\s/>]+/, (beginning) => beginning + declarations);
}

/**
 * Has the expression of an assignment written under the name of its type. moddle would write `expression` with an `xsi:type`, which
 * Flowable does not read.
 */
function assignByElementName({ registry }: ModdleParts): void {
  const type = registry.typeMap['bpmn:ResourceAssignmentExpression'];
  if (type === undefined) throw new Error('moddle knows no ResourceAssignmentExpression.');
  // These objects belong to all moddles.
  type.properties = type.properties.map((property) =>
    property.ns.localName === 'expression' ? { ...property, xml: {} } : property,
  );
}
