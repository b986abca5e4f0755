import { negotiate, type Shell } from '@zhilv/release/negotiation';
import type { RegistryEntry, ReleaseSummary } from '@zhilv/release/schema';
import type { RemoteStanding } from './Loader.ts';

/** The release that a remote's pages are to come from in this session, or why there is none. */
export type Choice =
  | {
      readonly kind: 'use';
      readonly release: ReleaseSummary;
      readonly instead: RemoteStanding['instead'];
      /** The reasons why the shell cannot run the active one, if it cannot. */
      readonly reasons: readonly string[];
    }
  | { readonly kind: 'needs-newer-host'; readonly reasons: readonly string[] }
  | { readonly kind: 'none' };

/**
 * Gives the release that negotiation finds without those that failed in this session. When only failed ones can run, they
 * count again, because the failure may be over.
 */
export function chooseRelease(shell: Shell, entry: RegistryEntry, failed: ReadonlySet<string>): Choice {
  const found = negotiate(shell, { ...entry, blocked: [...entry.blocked, ...failed] });
  if (found.kind === 'run') return { kind: 'use', release: found.release, instead: null, reasons: [] };
  if (found.kind === 'downgraded') {
    const { release, reasons } = found;
    return failed.has(entry.active ?? '')
      ? { kind: 'use', release, instead: 'previous', reasons: [] }
      : { kind: 'use', release, instead: 'downgraded', reasons };
  }
  return found.kind === 'needs-newer-host' && failed.size > 0 ? chooseRelease(shell, entry, new Set()) : found;
}
