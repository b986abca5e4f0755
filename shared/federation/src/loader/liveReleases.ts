import { activeRelease } from '../schema/activeRelease.ts';
import type { Registry, RegistryEntry, ReleaseFile, ReleaseSummary } from '../schema/index.ts';

/** The active release of a remote, with what loading from it takes. */
interface LiveRelease {
  readonly remote: string;
  readonly release: string;
  readonly state: RegistryEntry['state'];
  readonly message: string | null;
  readonly base: string;
  readonly container: ReleaseFile;
  readonly load: NonNullable<ReleaseSummary['load']>;
}

/** What the registry names live, of disabled remotes too. */
export function liveReleases(registry: Registry): readonly LiveRelease[] {
  return Object.entries(registry.remotes).flatMap(([remote, entry]) => {
    const { state, message } = entry;
    const found = activeRelease(entry);
    if (!found?.load?.entry) return [];
    return [{ remote, release: found.id, state, message, base: found.url, container: found.load.entry, load: found.load }];
  });
}
