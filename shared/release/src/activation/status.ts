import { activeRelease } from '../schema/activeRelease.ts';
import { releaseBefore } from './releaseBefore.ts';
import { readRegistry } from '../directory/registryFile.ts';
import { entryOf } from '../directory/siteDirectory.ts';
import { unfitIn } from '../directory/unfitLines.ts';
import { unfitLine } from '../negotiation/unfitReleases.ts';

/** The state of one remote or of the host, as `mfe status` prints it. */
export interface StatusLine {
  readonly name: string;
  readonly state: 'active' | 'disabled';
  /** The text that people read in place of a disabled remote's pages. */
  readonly message: string | null;
  readonly active: string | null;
  readonly by: string | null;
  readonly since: number | null;
  readonly contract: number | null;
  /** The keys of its pages. */
  readonly pages: readonly string[];
  readonly releases: number;
  /** Releases that nobody may activate. */
  readonly blocked: readonly string[];
  /** The release that `rollback` would activate; null when there is none. */
  readonly rollsBackTo: string | null;
  /** What keeps the live host from running it, for the operator; null when nothing does. */
  readonly unfit: string | null;
}

/** Gives what is live in a site directory, the host first. */
export function status(siteDirectory: string): { readonly revision: number; readonly lines: readonly StatusLine[] } {
  const registry = readRegistry(siteDirectory);
  const unfit = unfitIn(siteDirectory, registry);
  const lines = ['host', ...Object.keys(registry.remotes).sort()].map((name): StatusLine => {
    const entry = entryOf(registry, name);
    const active = activeRelease(entry);
    const last = entry.activations[0];
    const found = unfit.find((one) => one.name === name);
    return {
      name,
      state: entry.state,
      message: entry.message,
      active: entry.active,
      by: last?.by ?? null,
      since: last?.at ?? null,
      contract: active?.contract ?? null,
      pages: Object.keys(active?.load?.pages ?? {}),
      releases: entry.releases.length,
      blocked: entry.blocked,
      rollsBackTo: releaseBefore(entry),
      unfit: found ? unfitLine(found) : null,
    };
  });
  return { revision: registry.revision, lines };
}
