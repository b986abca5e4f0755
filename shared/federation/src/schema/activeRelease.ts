import type { RegistryEntry, ReleaseSummary } from './registry.ts';

/** The release of the host or of a remote that is live, whether or not it is disabled; undefined when there is none. */
export const activeRelease = ({ active, releases }: Pick<RegistryEntry, 'active' | 'releases'>): ReleaseSummary | undefined =>
  releases.find((one) => one.id === active);
