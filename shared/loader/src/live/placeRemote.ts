import { NEEDS_NEWER_HOST, type Shell } from '@zhilv/release/negotiation';
import { activeRelease } from '@zhilv/release/active-release';
import type { RegistryEntry, ReleaseSummary } from '@zhilv/release/schema';
import { chooseRelease } from './chooseRelease.ts';
import type { LiveRelease } from './LiveRelease.ts';
import type { RemoteStanding } from './Loader.ts';
import type { ReleaseTables } from './ReleaseTables.ts';

/** A remote's standing and the release of its pages, which is null when there is none. */
export interface Place {
  readonly standing: RemoteStanding;
  readonly live: LiveRelease | null;
  /** The reasons, for logs, why the active release cannot run here; empty when it can. */
  readonly reasons: readonly string[];
}

/** The data that has to be fetched before a remote has its place. */
export type Missing = { readonly missing: 'registry' } | { readonly missing: ReleaseSummary };

export interface Known {
  readonly shell: Shell;
  /** True when `entry` names all releases; a document's names the active one only. */
  readonly isWhole: boolean;
  /** Releases of the remote that failed in this session. */
  readonly failed: ReadonlySet<string>;
  /** Gives the tables of a release, if they are known. */
  readonly tablesOf: (release: ReleaseSummary) => ReleaseTables | undefined;
}

/** Finds the place of a remote by its entry in the registry and by what this session knows, or tells what is missing. */
export function placeRemote(remote: string, entry: RegistryEntry, { shell, isWhole, failed, tablesOf }: Known): Place | Missing {
  const active = activeRelease(entry);
  const standing: RemoteStanding = { remote, state: entry.state, message: entry.message, release: entry.active, instead: null };
  if (entry.state === 'disabled') return placed(standing, active, tablesOf);

  const choice = chooseRelease(shell, entry, failed);
  if (choice.kind === 'use') {
    const { release, instead, reasons } = choice;
    if (!tablesOf(release)) return { missing: release };
    return { ...placed({ ...standing, release: release.id, instead }, release, tablesOf), reasons };
  }
  if (choice.kind === 'none') return placed({ ...standing, release: null }, undefined, tablesOf);
  if (!isWhole) return { missing: 'registry' };
  const refused: RemoteStanding = { ...standing, state: 'needs-newer-host', message: NEEDS_NEWER_HOST, release: null };
  return { ...placed(refused, active, tablesOf), reasons: choice.reasons };
}

/** Gives the place of a remote while data is on its way. It has the pages of the active release, for its menu rows. */
export function expectedPlace(remote: string, entry: RegistryEntry, tablesOf: Known['tablesOf']): Place {
  return placed({ remote, state: 'active', message: null, release: null, instead: null }, activeRelease(entry), tablesOf);
}

function placed(standing: RemoteStanding, release: ReleaseSummary | undefined, tablesOf: Known['tablesOf']): Place {
  const tables = release && tablesOf(release);
  if (!release || !tables) return { standing, live: null, reasons: [] };
  const { remote, state, message } = standing;
  return { standing, live: { remote, release: release.id, state, message, base: release.url, tables }, reasons: [] };
}
