import { movedPosition, ROW } from './movedPosition.ts';
import { focusTyped } from './focusTyped.ts';

/** A menu that is one stop of the Tab key. */
export interface RovingMenu {
  /** Selects the entries on the way to the page that shows, the last of which is the stop until another entry has the focus. */
  readonly shown: string;
  /** Gives the entry to which a key leads from one, which it may have opened or closed; null for a key without an effect. */
  readonly target: (event: KeyboardEvent, entry: HTMLElement, entries: readonly HTMLElement[]) => HTMLElement | null;
}

/** A tree of lists: up and down through what is visible, right into a directory, left out of it. */
export const TREE: RovingMenu = {
  shown: '[aria-current], [data-ancestor], [data-current]',
  target: (event, entry, entries) => {
    const isOpen = entry.getAttribute('aria-expanded');
    const at = entries.indexOf(entry);
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
    if (event.key === 'ArrowRight')
      return isOpen === 'false' ? pressed(entry) : isOpen === 'true' ? (entries[at + 1] ?? null) : null;
    if (event.key === 'ArrowLeft') return isOpen === 'true' ? pressed(entry) : directoryAbove(entry);
    return beside(event, at, entries);
  },
};

/** Entries in a row. */
export const BAR: RovingMenu = {
  shown: '[data-shown]',
  target: (event, entry, entries) => beside(event, entries.indexOf(entry), entries, ROW),
};

const beside = (event: KeyboardEvent, at: number, entries: readonly HTMLElement[], direction?: typeof ROW): HTMLElement | null =>
  entries[movedPosition(event, at, entries.length, direction) ?? -1] ?? null;

const pressed = (entry: HTMLElement): HTMLElement => {
  entry.click();
  return entry;
};

const directoryAbove = (entry: HTMLElement): HTMLElement | null =>
  entry.closest('li')?.parentElement?.closest('li')?.querySelector<HTMLElement>(ENTRY) ?? null;

/** Entries are rendered with a tabindex of -1, so that those of a long menu cost nothing. */
const ENTRY = '[tabindex]';

/**
 * Makes the entries of a menu one stop of the Tab key, between which arrow keys and letters move
 * (https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/). Which entry is the stop stands in the document alone: a menu may
 * have thousands.
 * @returns what ends it
 */
export function rove(menu: HTMLElement, { shown, target }: RovingMenu): () => void {
  let stop: Element | null = null;
  let marked: Element | null = null;

  const stopAt = (entry: Element | null): void => {
    if (entry === stop) return;
    stop?.setAttribute('tabindex', '-1');
    entry?.setAttribute('tabindex', '0');
    stop = entry;
  };
  const keepStop = (): void => {
    const before = marked;
    marked = [...menu.querySelectorAll(shown)].findLast((one) => one.matches(ENTRY)) ?? null;
    const { activeElement } = document;
    if (activeElement?.matches(ENTRY) && menu.contains(activeElement)) return stopAt(activeElement);
    if (marked === before && stop !== null && menu.contains(stop)) return undefined;
    return stopAt(marked ?? menu.querySelector(ENTRY));
  };
  const onFocus = ({ target: entry }: Event): void => {
    if (entry instanceof Element && entry.matches(ENTRY)) stopAt(entry);
  };
  const onKey = (event: KeyboardEvent): void => {
    const entry = event.target;
    if (event.defaultPrevented || !(entry instanceof HTMLElement) || !entry.matches(ENTRY)) return;
    const entries = [...menu.querySelectorAll<HTMLElement>(ENTRY)];
    const next = target(event, entry, entries);
    if (next === null) return void focusTyped(event, entry, entries);
    event.preventDefault();
    return next.focus();
  };

  const observer = new MutationObserver(keepStop);
  observer.observe(menu, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-current', 'data-ancestor', 'data-current', 'data-shown'],
  });
  menu.addEventListener('focusin', onFocus);
  menu.addEventListener('keydown', onKey);
  keepStop();
  return () => {
    observer.disconnect();
    menu.removeEventListener('focusin', onFocus);
    menu.removeEventListener('keydown', onKey);
    stopAt(null);
  };
}
