import * as z from 'zod/mini';
import { activeRelease } from '../schema/activeRelease.ts';
import { releaseBefore } from './releaseBefore.ts';
import { readRegistry } from '../directory/registryFile.ts';
import { entryOf } from '../directory/siteDirectory.ts';
import { unfitIn } from '../directory/unfitLines.ts';
import { unfitLine } from '../negotiation/unfitReleases.ts';

/** The state of one remote or of the host, as `mfe status` prints it. */
export const StatusLine = z.object({
  name: z.string(),
  state: z.enum(['active', 'disabled']),
  /** The text that people read in place of a disabled remote's pages. */
  message: z.nullable(z.string()),
  active: z.nullable(z.string()),
  by: z.nullable(z.string()),
  since: z.nullable(z.int()),
  contract: z.nullable(z.int()),
  /** The keys of its pages. */
  pages: z.array(z.string()),
  releases: z.int(),
  /** Releases that nobody may activate. */
  blocked: z.array(z.string()),
  /** The release that `rollback` would activate; null when there is none. */
  rollsBackTo: z.nullable(z.string()),
  /** What keeps the live host from running it, for the operator; null when nothing does. */
  unfit: z.nullable(z.string()),
});
export type StatusLine = z.infer<typeof StatusLine>;

/** What is live in a site directory. */
export interface SiteStatus {
  /** The registry's. */
  readonly revision: number;
  /** The host first. */
  readonly lines: readonly StatusLine[];
}

/** Gives what is live in a site directory. */
export function status(siteDirectory: string): SiteStatus {
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
