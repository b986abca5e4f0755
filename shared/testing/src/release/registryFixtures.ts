import type { Registry, RegistryEntry, ReleaseSummary } from '@zhilv/release/schema';

/** A release for tests that can run anywhere, and that is not active. */
export const summary = (id: string, more: Partial<ReleaseSummary> = {}): ReleaseSummary => ({
  id,
  url: `/remotes/remote_a/${id}/`,
  integrity: `sha256-${id}`,
  contract: 1,
  requires: [],
  shared: {},
  commit: null,
  created: 0,
  load: null,
  ...more,
});

/** An entry whose first release is the active one, unless told otherwise. Those behind the active one were live before it. */
export function entry(releases: readonly ReleaseSummary[], more: Partial<RegistryEntry> = {}): RegistryEntry {
  const active = more.active === undefined ? (releases[0]?.id ?? null) : more.active;
  const ids = releases.map(({ id }) => id);
  const way = active !== null && ids.includes(active) ? ids.slice(ids.indexOf(active)) : [];
  return {
    state: 'active',
    message: null,
    blocked: [],
    activations: way.map((release) => ({ release, by: 'publish', at: 0 })),
    releases: [...releases],
    ...more,
    active,
  };
}

export const registry = (remotes: Registry['remotes'], revision = 1): Registry => ({
  revision,
  host: entry([summary('h', { url: '/host/h/' })]),
  remotes,
});
