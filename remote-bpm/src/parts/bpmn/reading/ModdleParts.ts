import type { ModdleElement } from '../moddle/ModdleElement.ts';

/** A property of a type, as moddle has it. */
export interface Property {
  readonly name: string;
  readonly ns: { readonly name: string; readonly localName: string };
  readonly type: string;
  readonly default?: unknown;
  readonly isAttr?: boolean;
  readonly isBody?: boolean;
  readonly isMany?: boolean;
  readonly isReference?: boolean;
  readonly xml?: { readonly serialize?: string };
}

/** What moddle knows of a type, with all that it inherits. */
export interface TypeDescriptor {
  readonly name: string;
  readonly ns: { readonly prefix: string };
  readonly properties: Property[];
  readonly propertiesByName: Record<string, Property | undefined>;
  bodyProperty?: Property;
  /** The one that takes any element; `catchAll` sees to it that there is one. */
  foreignProperty?: Property | undefined;
  readonly idProperty?: Property;
}

/** An element of a document with its type. */
export interface TypedElement extends ModdleElement {
  readonly $descriptor: TypeDescriptor;
  readonly $attrs: Record<string, unknown>;
}

/** A moddle with parts that are no interface of it. `ModdleParts.test.ts` tells when another version has other ones. */
export interface ModdleParts {
  readonly registry: {
    readonly typeMap: Readonly<Record<string, { properties: readonly Property[] } | undefined>>;
    getEffectiveDescriptor(name: string): TypeDescriptor;
  };
  readonly config: { nsMap?: Record<string, string> };
  getPackage(prefix: string): object | undefined;
  getPackages(): readonly { readonly prefix: string; readonly uri: string }[];
  createAny(name: string, uri: string | undefined, properties?: Readonly<Record<string, unknown>>): ModdleElement;
  toXML(element: object, options?: object): Promise<{ xml: string }>;
}
