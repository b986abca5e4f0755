/** A thing of a BPMN document as moddle keeps it: an element of the XML with its properties. */
export interface ModdleElement {
  /** Its type with a prefix, such as `bpmn:UserTask`; of foreign content the name in the XML. */
  readonly $type: string;
  /** What it stands in. Whoever makes one for a place sets it. */
  $parent?: ModdleElement;
  /** Attributes that no descriptor knows, by their names in the XML. */
  readonly $attrs: Readonly<Record<string, unknown>>;
  $instanceOf(type: string): boolean;
  /** Gives a property; one with many values is a list, empty when there are none. */
  get(name: string): unknown;
  /** Sets a property, or removes it with undefined. Only a command may call it on what is in a document. */
  set(name: string, value: unknown): void;
}

/** Makes things for BPMN documents. It knows the types of BPMN and those of one engine. */
export interface Moddle {
  create(type: string, properties?: Readonly<Record<string, unknown>>): ModdleElement;
  /** Makes foreign content: a thing that no descriptor knows. */
  createAny(name: string, uri: string, properties?: Readonly<Record<string, unknown>>): ModdleElement;
  /** The identifiers that are in use in the document. */
  readonly ids: {
    assigned(id: string): ModdleElement | undefined;
    claim(id: string, element: ModdleElement): void;
    unclaim(id: string): void;
  };
}

/** Whether the value of a property is a thing that moddle made, and not a text, a number or a list. */
export const isElement = (value: unknown): value is ModdleElement =>
  typeof value === 'object' && value !== null && '$descriptor' in value;

/** Gives the things that a property holds. A property with one value gives a list of one. */
export function elementsIn(element: ModdleElement, property: string): readonly ModdleElement[] {
  const value = element.get(property);
  if (value === undefined || value === null) return [];
  // Only properties that hold things are asked for.
  return (Array.isArray(value) ? value : [value]) as readonly ModdleElement[];
}

/** Gives the text of a property; undefined where there is none. */
export function textOf(element: ModdleElement, property: string): string | undefined {
  const value = element.get(property);
  return value === undefined || value === null ? undefined : String(value);
}
