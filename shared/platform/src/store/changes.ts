import { createStore } from './store.ts';

const revisions = createStore<ReadonlyMap<string, number>>(new Map());

/**
 * Tells pages that a resource was changed elsewhere, also while their tab was hidden: compare `revision` when the tab shows
 * again, or give both functions to `useSyncExternalStore`.
 */
export const changes = {
  /** Says that records of a resource were created, changed or deleted. */
  announce(resource: string): void {
    revisions.write(new Map(revisions.read()).set(resource, changes.revision(resource) + 1));
  },
  /** Counts how often the resource was announced in this document. */
  revision: (resource: string): number => revisions.read().get(resource) ?? 0,
  subscribe: revisions.subscribe,
};
