import { platform } from '../configuration/configuration.ts';

/** Storage holds under this what answers say of the user's rights, for all windows. */
export const RIGHTS = 'zhilv.rights';

/** Stands for what the user may do, and changes with that; null where nobody has said so. */
export type RightsRevision = string | null;

/** What this window was told last, for storage that takes no more. */
let told: RightsRevision = null;
let toldAtMs = -Infinity;

/** Reads the revision off an answer, and notes it. A back end that is not ours tells none (docs/protocol/README.md §3.1). */
export function noteRights(headers: Headers): RightsRevision {
  const revision = headers.get('rights-revision');
  if (revision === null) return null;
  const { storage, monotonicMs } = platform().environment;
  told = revision;
  toldAtMs = monotonicMs();
  try {
    if (storage.getItem(RIGHTS) !== revision) storage.setItem(RIGHTS, revision);
  } catch {
    // Storage is full. What it holds is no longer true, and other windows learn the rest by themselves.
    storage.removeItem(RIGHTS);
  }
  return revision;
}

/** Gives the revision that the latest answer told, in whichever window that was. */
export const latestRights = (): RightsRevision => platform().environment.storage.getItem(RIGHTS) ?? told;

/** Gives the time at which an answer told this window last, by the platform's clock. */
export const rightsToldAtMs = (): number => toldAtMs;
