import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReleaseEntry, ReleaseOverview } from '@zhilv/contract/operation';
import { entryOf, isIntact, readRegistry, releaseBefore, rowsWithoutPage } from '@zhilv/release/site-directory';
import { Release, type ReleaseSummary } from '@zhilv/release/schema';
import type { Call } from '../../call/implement.ts';
import { healthOf } from './releaseHealth.ts';
import { readActivators } from './releaseLog.ts';

/** Gives the state of all releases in the site directory. */
export async function releaseOverview(call: Pick<Call, 'db' | 'clock' | 'settings' | 'menus'>): Promise<ReleaseOverview> {
  const { db, clock, settings } = call;
  const { siteDirectory } = settings;
  const registry = readRegistry(siteDirectory);
  const names = ['host', ...Object.keys(registry.remotes).toSorted()];
  const since = Math.min(...names.flatMap((name) => entryOf(registry, name).activations.map(({ at }) => at)), clock());
  const activatorOf = await readActivators(db, since);

  const entries: ReleaseEntry[] = [];
  for (const name of names) {
    // Remotes are looked at one after the other, because each takes long enough.
    await nextTurn();
    const entry = entryOf(registry, name);
    entries.push({
      name,
      state: entry.state,
      message: entry.message,
      active: entry.active,
      rollbackTo: releaseBefore(entry),
      releases: entry.releases.map((one) => ({
        id: one.id,
        contract: one.contract,
        created: one.created,
        commit: one.commit,
        bytes: bytesOf(siteDirectory, one),
        isBlocked: entry.blocked.includes(one.id),
      })),
      activations: entry.activations.map((activation) => ({ ...activation, user: activatorOf(name, activation) })),
      // A site directory that nothing was published to has no faults.
      problems: registry.revision === 0 ? [] : healthOf(siteDirectory, registry, name, clock()),
    });
  }
  const rows = rowsWithoutPage(await call.menus(), registry);

  // Somebody published meanwhile, so the findings may be about files that are just being exchanged.
  if (readRegistry(siteDirectory).revision !== registry.revision) return releaseOverview(call);
  return {
    revision: registry.revision,
    entries,
    rowsWithoutPage: rows.map(({ id, title, key }) => ({ id, name: title, component: key })),
  };
}

/** The keys are digests of descriptions, each of which belongs to one release for ever. */
const sizes = new Map<string, number>();

function bytesOf(siteDirectory: string, { url, integrity }: ReleaseSummary): number | null {
  const known = sizes.get(integrity);
  if (known !== undefined) return known;
  try {
    const content = readFileSync(path.join(siteDirectory, url, 'release.json'));
    if (!isIntact(content, integrity)) return null;
    const { files } = Release.parse(JSON.parse(content.toString('utf8')));
    const size = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
    sizes.set(integrity, size);
    return size;
  } catch {
    return null; // It is missing or damaged, and the release's problems tell so.
  }
}
