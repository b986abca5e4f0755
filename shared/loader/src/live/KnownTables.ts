import { activeRelease } from '@zhilv/release/active-release';
import type { Registry, RegistryEntry, ReleaseSummary } from '@zhilv/release/schema';
import { fetchTables, type ReleaseTables } from './ReleaseTables.ts';

/** The tables of the releases that this document came with or that were fetched since. */
export class KnownTables {
  /** The keys are the addresses of releases. */
  readonly #tables = new Map<string, ReleaseTables>();

  of({ url }: ReleaseSummary): ReleaseTables | undefined {
    return this.#tables.get(url);
  }

  /** Keeps what the registry says of the active release, because it may be the one to go back to. */
  learn(entry: RegistryEntry): void {
    const active = activeRelease(entry);
    const { entry: container, pages, slots } = active?.load ?? {};
    if (active && container && pages && slots) this.#tables.set(active.url, { entry: container, pages, slots });
  }

  /** Forgets releases that a registry does not name. */
  keepOnly({ remotes }: Registry): void {
    const urls = new Set(Object.values(remotes).flatMap(({ releases }) => releases.map(({ url }) => url)));
    for (const url of this.#tables.keys()) if (!urls.has(url)) this.#tables.delete(url);
  }

  /** @throws RemoteFailure */
  async fetch(remote: string, release: ReleaseSummary): Promise<ReleaseTables> {
    const tables = this.of(release) ?? (await fetchTables(remote, release));
    this.#tables.set(release.url, tables);
    return tables;
  }
}
