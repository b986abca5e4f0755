import { createStore } from '../store/store.ts';

const paths = createStore<ReadonlyMap<string, string>>(new Map());

/** Tells where pages are: pages name each other by page key, and the shell knows their paths. */
export const navigation = {
  /** Gives the path of a page, as it is declared where it has parameters; null when this user does not have it. */
  pathOf: (pageKey: string): string | null => paths.read().get(pageKey) ?? null,
  /** Takes the path of each page key. The shell calls it when the routes are built. */
  setPaths: (pathByKey: ReadonlyMap<string, string>): void => paths.write(new Map(pathByKey)),
  subscribe: paths.subscribe,
};
