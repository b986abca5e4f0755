/** The package has no declarations, so the part that is used is declared here. */
declare module 'moddle-xml' {
  /** An element as the parser gives it, with the prefixes that moddle has for namespaces. */
  export interface XmlNode {
    readonly name: string;
    readonly attributes: Readonly<Record<string, string>>;
  }

  /** Reads one element of the XML with all in it, or the text of one. */
  export interface Handler {
    /** What is read; undefined until the element begins. */
    element?: object;
    /** The text in the element so far. */
    body?: string | undefined;
    model: object;
    context: { addElement: (element: object) => void; readonly elementsById: Record<string, object> };
    handleNode(node: XmlNode): Handler;
    handleText(text: string): void;
    handleEnd(): void;
  }

  /** Reads an element that has a type. */
  export interface ElementHandler extends Handler {
    /** Makes a handler for an element of a type, or for one of no type with `Element`. */
    handler(type: string): Handler;
    handleChild(node: XmlNode): Handler;
    createElement(node: XmlNode): object;
    /** Gives the property of the element which a child is for. @throws Error when there is none */
    getPropertyForNode(node: XmlNode): object;
    /** Makes a handler for an element that holds nothing but text. */
    valueHandler(property: object, element: object): Handler;
  }

  export interface Reference {
    readonly element: object;
    readonly property: string;
    readonly id: string | undefined;
  }

  export interface Reading {
    readonly rootElement: object;
    readonly elementsById: Readonly<Record<string, object>>;
    readonly references: readonly Reference[];
    readonly warnings: readonly { readonly message: string }[];
  }

  export class Reader {
    /** @param options.lax whether errors in elements become warnings */
    constructor(options: { readonly model: object; readonly lax: boolean });
    /** Makes a handler for a document whose root is of a type. */
    handler(type: string): ElementHandler;
    fromXML(xml: string, handler: Handler): Promise<Reading>;
  }
}
