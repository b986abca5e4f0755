/** What people do to a list. Places are counted from 0, in the list before the change. */
export type ListChange<Item> =
  | { readonly add: Item }
  | { readonly edit: Item; readonly place: number }
  | { readonly remove: number }
  | { readonly move: number; readonly to: number };

/** The item that a change puts into a list; null when it puts none. */
export const itemOf = <Item>(change: ListChange<Item>): Item | null =>
  'add' in change ? change.add : 'edit' in change ? change.edit : null;

/** Gives the list as it is after a change; an edited item stays where it is. @param make makes what is added */
export function changedList<Item, Kept>(
  list: readonly Kept[],
  change: ListChange<Item>,
  make: (item: Item) => Kept,
): readonly Kept[] {
  if ('add' in change) return [...list, make(change.add)];
  if ('edit' in change) return list;
  if ('remove' in change) return list.filter((_, place) => place !== change.remove);
  const moved = list[change.move];
  if (moved === undefined) return list;
  const others = list.filter((_, place) => place !== change.move);
  return [...others.slice(0, change.to), moved, ...others.slice(change.to)];
}
