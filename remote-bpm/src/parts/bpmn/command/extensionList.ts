import type { Moddle, ModdleElement } from '../moddle/ModdleElement.ts';
import { changeExtensions, extensionsOf } from './extensions.ts';
import { changedList, type ListChange } from './listChange.ts';
import type { ModelChange } from './modelChanges.ts';

/** How things of one type are written into extension elements. */
export interface ExtensionList<Item> {
  readonly type: string;
  /** Makes a new one; its parent is set by whoever puts it into a list. */
  readonly make: (item: Item) => ModdleElement;
  /** Gives the changes that make one which is there into this. */
  readonly edit: (object: ModdleElement, item: Item) => readonly ModelChange[];
}

/**
 * Changes the list that the extension elements of one type are. All others keep their places, also when those of the list change theirs;
 * new ones come behind all.
 */
export function changeExtensionList<Item>(
  element: ModdleElement,
  { type, make, edit }: ExtensionList<Item>,
  change: ListChange<Item>,
  moddle: Moddle,
): readonly ModelChange[] {
  const all = extensionsOf(element);
  const listed = extensionsOf(element, type);
  if ('edit' in change) {
    const object = listed[change.place];
    return object === undefined ? [] : edit(object, change.edit);
  }
  const after = [...changedList(listed, change, make)];
  if (after.length === listed.length && after.every((object, place) => object === listed[place])) return [];
  const left = after.length < listed.length ? all.filter((object) => object.$type !== type || after.includes(object)) : all;
  // The places that the list has among the others are filled in its new order.
  const filled = left.map((object) => (object.$type === type ? (after.shift() ?? object) : object));
  return [changeExtensions(element, [...filled, ...after], moddle)];
}
