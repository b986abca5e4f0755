import { useSyncExternalStore } from 'react';

let typed: string | null = null;
const watchers = new Set<() => void>();

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** Gives the name in the tenant field, which all forms of the document share; `first` until somebody types another one. */
export const useTenantName = (first: string): readonly [string, (name: string) => void] => [
  useSyncExternalStore(subscribe, () => typed ?? first),
  setTenantName,
];

/** The message for a tenant that has to be named and is not; undefined for one that is. */
export const missingTenant = (asked: boolean, name: string): string | undefined =>
  asked && name.trim() === '' ? '租户名称不能为空' : undefined;

function setTenantName(name: string): void {
  typed = name;
  for (const watcher of watchers) watcher();
}
