import type { PageHandle } from './PageContext.ts';

type TakeName = (page: PageHandle, name: string | null) => void;

const listeners = new Set<TakeName>();

/** Tells a shell the name of the record that each page shows, whenever the page says it; null where it shows no single record. */
export const pageNames = {
  subscribe(listener: TakeName): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function namePage(page: PageHandle, name: string | null): void {
  for (const listener of listeners) listener(page, name);
}
