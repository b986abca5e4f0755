import type { RegistryEntry, ReleaseSummary } from './registry.ts';

/** Gives the live release of the host or of a remote, disabled or not, and undefined when there is none. */
export const activeRelease = ({ active, releases }: Pick<RegistryEntry, 'active' | 'releases'>): ReleaseSummary | undefined =>
  releases.find((one) => one.id === active);
