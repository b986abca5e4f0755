import type { KeyboardEvent } from 'react';
import { itemsOf, levelOf } from './mendTree.ts';

/** Handles a key in a tree: it goes to another item, folds or unfolds one, or chooses it. */
export function obeyTreeKey(event: KeyboardEvent): void {
  const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="treeitem"]') : null;
  const tree = item?.closest('[role="tree"]');
  if (!item || !tree) return;
  const items = itemsOf(tree);
  const at = items.indexOf(item);
  const act = ACTS[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act(item, items, at);
}

type Act = (item: HTMLElement, items: readonly HTMLElement[], at: number) => void;

const fold = (item: HTMLElement): void =>
  // Semi listens for clicks on the folding mark, which may be an SVG and so has no `click()`.
  void item.querySelector('.semi-tree-option-expand-icon')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

const isOpen = (item: HTMLElement): string | null => item.getAttribute('aria-expanded');

const ACTS: Readonly<Record<string, Act | undefined>> = {
  ArrowDown: (_item, items, at) => items[at + 1]?.focus(),
  ArrowUp: (_item, items, at) => items[at - 1]?.focus(),
  Home: (_item, items) => items[0]?.focus(),
  End: (_item, items) => items.at(-1)?.focus(),
  ArrowRight: (item, items, at) => (isOpen(item) === 'false' ? fold(item) : isOpen(item) === 'true' && items[at + 1]?.focus()),
  ArrowLeft: (item, items, at) =>
    isOpen(item) === 'true'
      ? fold(item)
      : items
          .slice(0, at)
          .findLast((one) => levelOf(one) < levelOf(item))
          ?.focus(),
  // Semi chooses on Enter.
  ' ': (item) => item.click(),
};
