import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReleaseEntry, ReleaseOverview } from '@zhilv/contract/infra';
import { entryOf, integrityOf, readRegistry, releaseBefore, rowsWithoutPage } from '@zhilv/federation/release-directory';
import { Release, type ReleaseSummary } from '@zhilv/federation/schema';
import type { Call } from '../app/implement.ts';
import { enabledMenus } from '../system/permission.ts';
import { menuTree } from '../system/permissionMenus.ts';
import { healthOf } from './releaseHealth.ts';
import { readActivators } from './releaseLog.ts';

/** What there is to know of the releases of the site. */
export async function releaseOverview(call: Pick<Call, 'db' | 'clock' | 'settings'>): Promise<ReleaseOverview> {
  const { db, clock, settings } = call;
  const site = settings.siteDirectory;
  const registry = readRegistry(site);
  const names = ['host', ...Object.keys(registry.remotes).toSorted()];
  const since = Math.min(...names.flatMap((name) => entryOf(registry, name).activations.map(({ at }) => at)), clock());
  const activatorOf = await readActivators(db, since);

  const entries: ReleaseEntry[] = [];
  for (const name of names) {
    // To look at one remote takes long enough.
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
        bytes: bytesOf(site, one),
        isBlocked: entry.blocked.includes(one.id),
      })),
      activations: entry.activations.map((activation) => ({ ...activation, user: activatorOf(name, activation) })),
      // Where nothing was published nothing can be wrong.
      problems: registry.revision === 0 ? [] : healthOf(site, registry, name, clock()),
    });
  }
  const rows = rowsWithoutPage(menuTree(await enabledMenus(db)), registry);

  // Somebody published meanwhile: what was found may be of files that are just being exchanged.
  if (readRegistry(site).revision !== registry.revision) return releaseOverview(call);
  return {
    revision: registry.revision,
    entries,
    rowsWithoutPage: rows.map(({ id, title, key }) => ({ id, name: title, component: key })),
  };
}

/** By the digest of the description, which is of the same release for ever. */
const sizes = new Map<string, number>();

function bytesOf(site: string, { url, integrity }: ReleaseSummary): number | null {
  const known = sizes.get(integrity);
  if (known !== undefined) return known;
  try {
    const content = readFileSync(path.join(site, url, 'release.json'));
    if (integrityOf(content) !== integrity) return null;
    const { files } = Release.parse(JSON.parse(content.toString('utf8')));
    const size = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
    sizes.set(integrity, size);
    return size;
  } catch {
    return null; // Missing or damaged, which the release's problems tell.
  }
}
