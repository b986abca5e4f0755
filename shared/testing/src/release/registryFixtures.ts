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

/** An entry whose first release is the active one. */
export const entry = (releases: readonly ReleaseSummary[], more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  state: 'active',
  message: null,
  active: releases[0]?.id ?? null,
  blocked: [],
  activations: [],
  releases: [...releases],
  ...more,
});

export const registry = (remotes: Registry['remotes'], revision = 1): Registry => ({
  revision,
  host: entry([summary('h', { url: '/host/h/' })]),
  remotes,
});
