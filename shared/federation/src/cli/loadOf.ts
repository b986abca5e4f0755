import type { Release, ReleaseSummary } from '../schema/index.ts';

/** What the registry tells browsers of a release that is active. */
export const loadOf = ({ entry, pages, slots, host }: Release): NonNullable<ReleaseSummary['load']> => ({
  entry,
  pages,
  slots,
  host: host && { shared: host.shared },
});
