/** Whether pages are light or dark; `system` follows the visitor's system. */
export type Appearance = 'light' | 'dark' | 'system';

export const APPEARANCES: readonly Appearance[] = ['light', 'dark', 'system'];

/** What people call them. */
export const APPEARANCE_LABELS: Readonly<Record<Appearance, string>> = { light: '亮色', dark: '暗色', system: '跟随系统' };

/** The key of local storage. Every document's first script reads it before anything is painted. */
const KEY = 'zhilv.theme';

/** Gives the choice that was stored on this browser, for the public site and the console alike. */
export function storedAppearance(): Appearance {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Stores a choice, and has every window take it up. */
export function chooseAppearance(appearance: Appearance): void {
  try {
    if (appearance === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, appearance);
  } catch {
    // The storage is full, so the choice cannot be kept.
    return;
  }
  // The browser tells other windows only.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

/** Calls `take` whenever a choice is made, in this window or another one. @returns a function that ends it */
export function followAppearance(take: () => void): () => void {
  // The key is null when everything stored is removed.
  const onStored = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) take();
  };
  window.addEventListener('storage', onStored);
  return () => window.removeEventListener('storage', onStored);
}
