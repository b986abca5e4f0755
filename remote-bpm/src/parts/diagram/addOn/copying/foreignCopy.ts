import type { Moddle, ModdleElement } from '../../../bpmn/moddle/ModdleElement.ts';

/** Foreign content as moddle has it: its attributes, its text and what stands in it. */
export interface Foreign extends ModdleElement {
  readonly $descriptor: { readonly isGeneric: true; readonly ns: { readonly uri: string } };
  readonly $children?: readonly ModdleElement[];
}

/** Whether no descriptor knows this thing. */
export const isForeign = (element: ModdleElement): element is Foreign =>
  '$descriptor' in element && (element.$descriptor as { readonly isGeneric?: boolean }).isGeneric === true;

/** Gives a copy of foreign content, with all that stands in it. */
export function foreignCopy(element: Foreign, moddle: Moddle): ModdleElement {
  const { $type, $children, ...attributes } = element;
  const copy = moddle.createAny($type, element.$descriptor.ns.uri, attributes);
  if ($children === undefined) return copy;
  const children = $children.map((child) => {
    // What a descriptor knows stands in foreign content only as text that moddle did not look into.
    const inner = isForeign(child) ? foreignCopy(child, moddle) : child;
    inner.$parent = copy;
    return inner;
  });
  return Object.assign(copy, { $children: children });
}
