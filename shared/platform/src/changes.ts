import { createStore } from './store.ts';

const revisions = createStore<ReadonlyMap<string, number>>(new Map());

/**
 * Who shows a resource learns that it was changed elsewhere, also when its tab was hidden meanwhile: compare
 * `revision` on show, or give both to `useSyncExternalStore`.
 */
export const changes = {
  /** Says that records of a resource were created, changed or deleted. */
  announce(resource: string): void {
    revisions.write(new Map(revisions.read()).set(resource, changes.revision(resource) + 1));
  },
  /** How often the resource was announced in this document. */
  revision: (resource: string): number => revisions.read().get(resource) ?? 0,
  subscribe: revisions.subscribe,
};
