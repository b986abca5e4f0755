/** A property of a type, in the words of moddle. Moddle writes into it, so two descriptors never share one. */
export interface PropertyDescriptor {
  readonly name: string;
  readonly type: string;
  readonly isAttr?: true;
  readonly isBody?: true;
  readonly isMany?: true;
}

/** A type, in the words of moddle. */
export interface TypeDescriptor {
  readonly name: string;
  readonly superClass?: readonly string[];
  /** The types to which it adds its properties. */
  readonly extends?: readonly string[];
  readonly properties: readonly PropertyDescriptor[];
}

/**
 * The types and properties by which moddle reads and writes what an engine adds to BPMN.
 *
 * No property has a default: moddle does not write a value that equals the default, so what stands in a file would get lost.
 * No type says where it may stand (`meta.allowedIn`): bpmn-js never asks.
 */
export interface Descriptor {
  readonly name: string;
  readonly uri: string;
  readonly prefix: string;
  readonly xml: { readonly tagAlias: 'lowerCase' };
  readonly types: readonly TypeDescriptor[];
  readonly associations: readonly object[];
}

/** Attributes with texts. */
export const texts = (...names: readonly string[]): readonly PropertyDescriptor[] =>
  names.map((name) => ({ name, type: 'String', isAttr: true }));

/** Attributes that are true or false, for which engines permit no expression. */
export const flags = (...names: readonly string[]): readonly PropertyDescriptor[] =>
  names.map((name) => ({ name, type: 'Boolean', isAttr: true }));

/** Attributes with whole numbers. */
export const numbers = (...names: readonly string[]): readonly PropertyDescriptor[] =>
  names.map((name) => ({ name, type: 'Integer', isAttr: true }));

/** One child element, of a type or `String`. */
export const child = (name: string, type: string): PropertyDescriptor => ({ name, type });

/** Any number of child elements. */
export const children = (name: string, type: string): PropertyDescriptor => ({ name, type, isMany: true });

/** The text in an element. */
export const body = (): PropertyDescriptor => ({ name: 'value', type: 'String', isBody: true });

/** The attributes that an engine adds to types of BPMN, or to what it added before. @param superClass types whose attributes it adds, too */
export const added = (
  name: string,
  types: readonly string[],
  properties: readonly PropertyDescriptor[],
  ...superClass: readonly string[]
): TypeDescriptor => ({ name, superClass, extends: types, properties });

/** An element of an engine. Children that it has no property for come into `otherElements`. */
export const element = (name: string, ...properties: readonly PropertyDescriptor[]): TypeDescriptor =>
  subtype(name, 'Element', ...properties);

/** An element of an engine that has the properties of another type, and more. */
export const subtype = (name: string, superType: string, ...properties: readonly PropertyDescriptor[]): TypeDescriptor => ({
  name,
  superClass: [superType],
  // moddle takes the first property that fits an element, and these fit all.
  properties: [...properties, children('otherElements', 'Element')],
});

/** What elements of an engine have in common; no element is of this type itself. */
export const supertype = (name: string, ...properties: readonly PropertyDescriptor[]): TypeDescriptor => ({
  name,
  superClass: ['Element'],
  properties,
});

/** Elements of an engine that hold nothing but a text. */
export const textElements = (...names: readonly string[]): readonly TypeDescriptor[] =>
  names.map((name) => element(name, body()));
