import { type MenuAddress, rowsOfLivePages, takenAddresses } from '../key/takenAddresses.ts';
import { activeRelease } from '../schema/activeRelease.ts';
import type { Registry } from '../schema/index.ts';
import type { Problem } from './Problem.ts';

/** Finds pages of live releases that declare an address of others. It compares each remote with those before it, as for keys. */
export function addressProblems(registry: Registry, menu: readonly MenuAddress[]): readonly Problem[] {
  const rows = rowsOfLivePages(registry, menu);
  const remotes = Object.entries(registry.remotes);
  return remotes.flatMap(([name, entry], index) => {
    const before = { host: registry.host, remotes: Object.fromEntries(remotes.slice(0, index)) };
    const pages = activeRelease(entry)?.load?.pages ?? {};
    return takenAddresses(before, { name, pages }, rows).map((says): Problem => ({
      name,
      release: entry.active,
      what: 'taken-address',
      says,
    }));
  });
}
