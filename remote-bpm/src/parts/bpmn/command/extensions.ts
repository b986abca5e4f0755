import { elementsIn, type ModdleElement, type Moddle } from '../moddle/ModdleElement.ts';
import type { ModelChange } from './modelChanges.ts';

/** The child elements in which engines keep their own things, of these types or of all. */
export function extensionsOf(element: ModdleElement, ...types: readonly string[]): readonly ModdleElement[] {
  const [container] = elementsIn(element, 'extensionElements');
  const values = container === undefined ? [] : elementsIn(container, 'values');
  return types.length === 0 ? values : values.filter(({ $type }) => types.includes($type));
}

/**
 * Gives the change that makes `values` the extension elements of an element. What stays has to be the same objects in the order
 * they have. An emptied container is removed.
 */
export function changeExtensions(element: ModdleElement, values: readonly ModdleElement[], moddle: Moddle): ModelChange {
  const [container] = elementsIn(element, 'extensionElements');
  if (values.length === 0) return { object: element, properties: { extensionElements: undefined } };
  if (container !== undefined) {
    for (const value of values) value.$parent = container;
    return { object: container, properties: { values: [...values] } };
  }
  const made = moddle.create('bpmn:ExtensionElements', { values: [...values] });
  made.$parent = element;
  for (const value of values) value.$parent = made;
  return { object: element, properties: { extensionElements: made } };
}

/** Gives the change that puts extension elements of these types in place of those there are; new ones come behind all others. */
export function replaceExtensions(
  element: ModdleElement,
  types: readonly string[],
  replacements: readonly ModdleElement[],
  moddle: Moddle,
): ModelChange {
  const kept = new Set(replacements);
  const present = extensionsOf(element).filter((value) => !types.includes(value.$type) || kept.has(value));
  const added = replacements.filter((value) => !present.includes(value));
  return changeExtensions(element, [...present, ...added], moddle);
}
