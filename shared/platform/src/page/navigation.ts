import { createStore } from '../store.ts';

const paths = createStore<ReadonlyMap<string, string>>(new Map());

/** Where pages are: pages name each other by page key, the shell knows their paths. */
export const navigation = {
  /** The path of a page this user has, or null. */
  pathOf: (pageKey: string): string | null => paths.read().get(pageKey) ?? null,
  /** For shells: page key → path, once the routes are built. */
  setPaths: (pathByKey: ReadonlyMap<string, string>): void => paths.write(new Map(pathByKey)),
  subscribe: paths.subscribe,
};
