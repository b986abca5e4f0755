import type { ModdleElement } from '../moddle/ModdleElement.ts';

/** An element that moddle has no type for, as it keeps it. Its attributes are properties of the object. */
export interface AnyElement extends ModdleElement {
  readonly $descriptor: {
    readonly isGeneric?: boolean;
    readonly ns: { readonly prefix?: string; readonly localName: string; readonly uri?: string };
  };
  $children?: readonly AnyElement[];
  $body?: string;
}

export type Attributes = Readonly<Record<string, string>>;

/** The name of an element without its prefix. */
export const localNameOf = (element: AnyElement): string => element.$descriptor.ns.localName;

export const attributesOf = (element: AnyElement): Attributes =>
  Object.fromEntries(Object.entries(element).filter(([name]) => !name.startsWith('$')));

export const childrenOf = (element: AnyElement): readonly AnyElement[] => element.$children ?? [];

/** The element around some in which moddle found no type, as far as they are foreign to it. */
export const isAny = (element: ModdleElement): element is AnyElement => (element as AnyElement).$descriptor.isGeneric === true;
