import type { Release, ReleaseSummary } from '../schema/index.ts';

/** Gives what the registry tells browsers of an active release. */
export const loadOf = ({ entry, title, pages, slots, host }: Release): NonNullable<ReleaseSummary['load']> => ({
  entry,
  ...(title !== undefined && { title }),
  pages,
  slots,
  host: host && { shared: host.shared, signInAddresses: host.signInAddresses },
});
