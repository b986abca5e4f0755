import type { Store } from '../store/store.ts';

/** Tells whether the browser has a network at all, and when that changes. A network says nothing about the back end. */
export const online: Store<boolean> = {
  // Outside of browsers it is undefined: nobody knows, and calls find out.
  read: () => (navigator.onLine as boolean | undefined) !== false,
  subscribe(listener) {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};
