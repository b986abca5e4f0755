import { satisfy } from '@module-federation/enhanced/runtime';
import { activeRelease } from '../schema/activeRelease.ts';
import type { RegistryEntry, ReleaseSummary } from '../schema/index.ts';

/**
 * What people read in place of a remote none of whose releases can run here. It blames nobody: mostly the host is too old, but
 * it may be the server, or the releases, which were built for an older host.
 */
export const NEEDS_NEWER_HOST = '该功能与当前系统版本不匹配，请重新载入页面；如仍看到此提示，请联系管理员。';

/** What a release finds where it is to run. */
export interface Shell {
  /** The contract number that the server speaks, of `/app-config.json`. */
  readonly contract: number;
  /** The `platform` exports that the host has. */
  readonly platform: readonly string[];
  /** The versions of shared packages that the host has. */
  readonly shared: Readonly<Record<string, string>>;
}

/** Which release of a remote a shell is to load. The reasons are for logs, and say why the active one cannot run. */
export type Negotiated =
  | { readonly kind: 'run'; readonly release: ReleaseSummary }
  | { readonly kind: 'downgraded'; readonly release: ReleaseSummary; readonly reasons: readonly string[] }
  | { readonly kind: 'needs-newer-host'; readonly reasons: readonly string[] }
  /** Nothing is active. */
  | { readonly kind: 'none' };

/** The shell that a release of the host is in front of a server that speaks `contract`. */
export const shellOf = ({ requires, shared }: ReleaseSummary, contract: number): Shell => ({
  contract,
  platform: requires,
  shared,
});

/**
 * The active release of a remote if the shell can run it, else the newest of those published before it that it can run
 * (architecture §5). A blocked release is never chosen. Whether the remote is disabled makes no difference: that is
 * about showing its pages, not about which they are.
 */
export function negotiate(shell: Shell, entry: RegistryEntry): Negotiated {
  const active = activeRelease(entry);
  if (!active) return { kind: 'none' };
  const reasons = obstacles(shell, entry, active);
  if (reasons.length === 0) return { kind: 'run', release: active };
  // By place in the list, newest first: times of publishing are those of whichever machine published.
  const older = entry.releases.slice(entry.releases.indexOf(active) + 1);
  const release = older.find((one) => obstacles(shell, entry, one).length === 0);
  return release ? { kind: 'downgraded', release, reasons } : { kind: 'needs-newer-host', reasons };
}

/** Why the shell cannot run a release; empty when it can. */
function obstacles(
  shell: Shell,
  { blocked }: RegistryEntry,
  { id, contract, requires, shared }: ReleaseSummary,
): readonly string[] {
  const missing = requires.filter((name) => !shell.platform.includes(name));
  return [
    ...(blocked.includes(id) ? ['it is blocked'] : []),
    ...(contract > shell.contract ? [`it needs contract ${contract}, the server speaks ${shell.contract}`] : []),
    ...(missing.length > 0 ? [`the host's platform lacks ${missing.join(', ')}`] : []),
    ...Object.entries(shared).flatMap(([name, range]) => versionObstacle(shell, name, range)),
  ];
}

/**
 * Judged by the function that the federation runtime itself picks shared modules by. That one would only warn and hand
 * out the host's copy. A package that the host does not share comes with the release, which then uses its own.
 */
function versionObstacle({ shared }: Shell, name: string, range: string): readonly string[] {
  const version = Object.hasOwn(shared, name) ? shared[name] : undefined;
  if (version === undefined || satisfy(version, range)) return [];
  return [`it needs ${name} ${range}, the host has ${version}`];
}
