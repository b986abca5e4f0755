import { focusedIn } from '../../focus/focusedIn.ts';
import { hideIcons, write, writeOn } from '../mend/write.ts';

const ITEM = '[role="treeitem"]';
const LEAF = '.semi-tree-option-empty-icon';

/** Gives the visible items of a tree from top to bottom. */
export const itemsOf = (tree: ParentNode): readonly HTMLElement[] => [...tree.querySelectorAll<HTMLElement>(ITEM)];

/** Gives the depth of an item, from 1. */
export const levelOf = (item: Element): number => Number(item.getAttribute('aria-level'));

/**
 * Makes a tree as https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ describes it. In Semi's own markup no item can have the
 * focus, leaves claim to be open, every item counts its neighbours wrongly, and items contain check boxes and buttons with
 * English names.
 */
export function mendTree(root: HTMLElement, label: string): void {
  const tree = root.querySelector('[role="tree"]');
  hideIcons(root);
  write(root, '.semi-input[aria-label]', { 'aria-label': `搜索${label}` });
  if (tree === null) return;
  const multiple = tree.getAttribute('aria-multiselectable') === 'true';
  writeOn(tree, { 'aria-label': label });
  write(tree, '.semi-checkboxGroup', { role: 'none' });
  write(tree, '.semi-tree-option-expand-icon', { 'aria-hidden': 'true' });
  write(tree, '.semi-checkbox', { 'aria-hidden': 'true' });
  write(tree, '.semi-checkbox-input', { tabindex: '-1' });
  const items = itemsOf(tree);
  const stop = stopOf(items);
  items.forEach((item) => {
    const half = item.querySelector('.semi-checkbox-indeterminate') !== null;
    writeOn(item, {
      tabindex: item === stop ? '0' : '-1',
      ...(multiple ? { 'aria-selected': null, ...(half && { 'aria-checked': 'mixed' }) } : { 'aria-checked': null }),
      ...(item.querySelector(LEAF) !== null && { 'aria-expanded': null }),
      ...placeAmong(items, item),
    });
  });
}

/** Finds the one item that Tab goes to: the one that had the focus last, else the chosen one, else the first. */
function stopOf(items: readonly HTMLElement[]): HTMLElement | undefined {
  return (
    items.find((item) => item === focusedIn(item)) ??
    items.find((item) => item.getAttribute('tabindex') === '0') ??
    items.find((item) => item.getAttribute('aria-selected') === 'true' || item.getAttribute('aria-checked') === 'true') ??
    items[0]
  );
}

function placeAmong(items: readonly HTMLElement[], item: HTMLElement): Readonly<Record<string, string>> {
  const level = levelOf(item);
  const at = items.indexOf(item);
  let start = at;
  while (start > 0 && levelOf(items[start - 1] ?? item) >= level) start -= 1;
  let end = at + 1;
  while (end < items.length && levelOf(items[end] ?? item) >= level) end += 1;
  const siblings = items.slice(start, end).filter((one) => levelOf(one) === level);
  return { 'aria-setsize': String(siblings.length), 'aria-posinset': String(siblings.indexOf(item) + 1) };
}
