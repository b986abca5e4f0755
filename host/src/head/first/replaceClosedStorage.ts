import { memoryStorage } from '@zhilv/platform/memory-storage';

/**
 * Gives the document storages of its own where the browser's settings close the real ones, whose mere mention throws then. All
 * code of the document, that of remotes too, goes on with them; what it keeps is forgotten with the document.
 */
export function replaceClosedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('');
    } catch {
      Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
    }
  }
}
