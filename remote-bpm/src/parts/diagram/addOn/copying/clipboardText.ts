import type { Moddle, ModdleElement } from '../../../bpmn/moddle/ModdleElement.ts';
import { isForeign } from './foreignCopy.ts';

/** What stands for a thing of moddle's in the clipboard: its type, the namespace of foreign content, attributes nobody knows, its properties. */
interface Packed {
  readonly '@type': string;
  readonly '@uri'?: string;
  readonly '@attributes'?: unknown;
  readonly [property: string]: unknown;
}

/** Gives copied elements as plain values, of which JSON is made. */
export function pack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pack);
  if (typeof value !== 'object' || value === null) return value;
  const properties = Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '$type')
      .map(([name, property]) => [name, pack(property)]),
  );
  if (!('$type' in value)) return properties;
  const element = value as ModdleElement; // Nothing else has a type.
  if (isForeign(element)) return { '@type': element.$type, '@uri': element.$descriptor.ns.uri, ...properties };
  const { $attrs } = element;
  return { '@type': element.$type, ...(Object.keys($attrs).length > 0 && { '@attributes': $attrs }), ...properties };
}

/**
 * Makes copied elements of plain values again, whoever wrote them. Things that this diagram's engine does not know are left out. bpmn-js-native-copy-paste
 * would give one for all that have the same id, and those of extension elements are not unique.
 */
export function unpack(packed: unknown, moddle: Moddle & Types): unknown {
  const known = new Map<string, ModdleElement>();
  const made = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(made).filter((each) => each !== undefined);
    if (typeof value !== 'object' || value === null) return value;
    if (!isPacked(value)) return propertiesOf(value);
    const { '@type': type, '@uri': uri } = value;
    // A shape names its element, and so does what it is drawn as.
    const key = type.startsWith('bpmn:') && typeof value['id'] === 'string' ? `${type} ${value['id']}` : null;
    const present = key === null ? undefined : known.get(key);
    if (present !== undefined) return present;
    const element = makeElement(type, uri, propertiesOf(value));
    if (element !== undefined && !isForeign(element)) Object.assign(element.$attrs, attributesOf(value['@attributes']));
    if (key !== null && element !== undefined) known.set(key, element);
    return element;
  };
  const propertiesOf = (value: object): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      Object.entries(value)
        // `__proto__` would be no property.
        .filter(([name]) => !name.startsWith('@') && name !== '__proto__')
        .map(([name, property]) => [name, made(property)]),
    );
  const makeElement = (type: string, uri: unknown, properties: Readonly<Record<string, unknown>>): ModdleElement | undefined => {
    if (moddle.getTypeDescriptor(type) === undefined)
      return typeof uri === 'string' && /^[\w.-]+:[\w.-]+$/.test(type) ? moddle.createAny(type, uri, properties) : undefined;
    const element = moddle.create(type, properties);
    for (const child of Object.values(properties).flat()) if (isElement(child)) child.$parent ??= element;
    return element;
  };
  return made(packed);
}

/** A name of an attribute, with or without a prefix. */
const NAME = /^(?:[\p{L}_][\p{L}\p{N}_.-]*:)?[\p{L}_][\p{L}\p{N}_.-]*$/u;

/** What is in the clipboard may come from anywhere, and names are written as they are. */
const attributesOf = (packed: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(packed ?? {}).filter(
      (entry): entry is [string, string] => NAME.test(entry[0]) && entry[0] !== '__proto__' && typeof entry[1] === 'string',
    ),
  );

/** The part of moddle that says what it knows. */
export interface Types {
  getTypeDescriptor(type: string): object | undefined;
}

const isPacked = (value: object): value is Packed => '@type' in value && typeof value['@type'] === 'string';

const isElement = (value: unknown): value is ModdleElement => typeof value === 'object' && value !== null && '$type' in value;
