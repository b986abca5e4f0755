import { createStore, type Store } from '../store/store.ts';

/** A key, or several that are held together, and what it does. `Mod` is Ctrl, or ⌘ on a keyboard of Apple's. */
export interface Shortcut {
  /** The keys that do it, each for itself: `['ArrowUp', 'ArrowDown']`, `['Mod+K']`, `['Mod+Plus']`. */
  readonly keys: readonly string[];
  readonly text: string;
}

/** Shortcuts that stand under one heading. */
export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** What the keyboard does in a page that shows. */
export interface OfferedShortcuts {
  /** Gives the texts, whose file may come only now. Rejects where it does not come. */
  readonly load: () => Promise<ShortcutGroup>;
}

const offered = createStore<readonly OfferedShortcuts[]>([]);

/** Holds the shortcuts of the page that shows, in the order in which its components came. A shell reads it. */
export const shortcutStore: Store<readonly OfferedShortcuts[]> = { read: offered.read, subscribe: offered.subscribe };

/** Offers shortcuts. @returns what takes them back */
export function offerShortcuts(load: OfferedShortcuts['load']): () => void {
  const offer: OfferedShortcuts = { load };
  offered.write([...offered.read(), offer]);
  return () => offered.write(offered.read().filter((one) => one !== offer));
}
