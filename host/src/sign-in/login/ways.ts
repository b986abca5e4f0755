import { useSyncExternalStore } from 'react';

/** The forms of the page. The address has them in its query, for the product has no routes of their own for them. */
export type Way = 'password' | 'sms' | 'forgotten';

const NAME = 'way';

/** The way that an address asks for. */
export function wayOf(search: string): Way {
  const named = new URLSearchParams(search).get(NAME);
  return named === 'sms' || named === 'forgotten' ? named : 'password';
}

/** Gives the way of the address, and turns to another one. Only the form for a forgotten password is a step that one goes back from. */
export function useWay(): readonly [Way, (way: Way) => void] {
  return [useSyncExternalStore(subscribe, () => wayOf(window.location.search)), turnTo];
}

const watchers = new Set<() => void>();

function turnTo(way: Way): void {
  const address = new URL(window.location.href);
  if (way === 'password') address.searchParams.delete(NAME);
  else address.searchParams.set(NAME, way);
  if (way === 'forgotten') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('popstate', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('popstate', watcher);
  };
}
