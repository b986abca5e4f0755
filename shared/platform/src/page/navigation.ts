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

/** Takes further paths for `navigation`. Remotes that share this module without a shell of ours each tell their own. */
export const addPagePaths = (pathByKey: ReadonlyMap<string, string>): void =>
  paths.write(new Map([...paths.read(), ...pathByKey]));
