import { loadOf } from '../files/loadOf.ts';
import type { RegistryEntry, Release } from '../schema/index.ts';

/**
 * Gives the registry entry of a release that was published nowhere and is live all the same, where somebody develops it.
 * @param url folder of its files, from the origin's root, with a slash at both ends
 * @param integrity digest of its `release.json`; empty for one from a dev server, which changes
 */
export function unpublishedEntry(release: Release, url: string, integrity: string): RegistryEntry {
  const { release: id, contract, platform, shared } = release;
  const summary = { id, url, integrity, contract, requires: platform, shared, commit: null, created: 0, load: loadOf(release) };
  return { state: 'active', message: null, active: id, blocked: [], activations: [], releases: [summary] };
}
