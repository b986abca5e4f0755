import { useEffect } from 'react';
import { offerShortcuts, type OfferedShortcuts } from './shortcutStore.ts';

/**
 * Has the shell's page of all keys name those of the calling component while it is mounted and its page shows. The page opens by `?`,
 * and asks for the texts then.
 *
 * @param load stays the same from render to render, or the shortcuts are offered anew
 * @example
 * const load = async () => (await import('./boardShortcuts.lazy.ts')).BOARD;
 * useShortcuts(load);
 */
export function useShortcuts(load: OfferedShortcuts['load']): void {
  // A hidden tab has no effects, so its shortcuts go when it hides and come back with it.
  useEffect(() => offerShortcuts(load), [load]);
}
