import { activeRelease } from '../schema/activeRelease.ts';
import type { RegistryEntry, ReleaseSummary } from '../schema/index.ts';
import { satisfies } from './satisfies.ts';
import { standIns } from './standIns.ts';

/**
 * People read this in place of a remote that has no release which can run here. It blames nobody: mostly the host is too old,
 * but it may be the server, or the releases, which were built for an older host.
 */
export const NEEDS_NEWER_HOST = '该功能与当前系统版本不匹配，请重新载入页面；如仍看到此提示，请联系管理员。';

/** The surroundings in which a release is to run. */
export interface Shell {
  /** The contract number that the server speaks, of `/app-config.json`. */
  readonly contract: number;
  /** The `platform` exports that the host has. */
  readonly platform: readonly string[];
  /** The versions of shared packages that the host has. */
  readonly shared: Readonly<Record<string, string>>;
}

/** The release of a remote that a shell is to load. The reasons are for logs and say why the active one cannot run. */
export type Negotiated =
  | { readonly kind: 'run'; readonly release: ReleaseSummary }
  | { readonly kind: 'downgraded'; readonly release: ReleaseSummary; readonly reasons: readonly string[] }
  | { readonly kind: 'needs-newer-host'; readonly reasons: readonly string[] }
  /** Nothing is active. */
  | { readonly kind: 'none' };

/** Gives the shell that a release of the host makes in front of a server that speaks `contract`. */
export const shellOf = ({ requires, shared }: ReleaseSummary, contract: number): Shell => ({
  contract,
  platform: requires,
  shared,
});

/**
 * Chooses the active release of a remote if the shell can run it, else the last that was live before it, was not taken back, and
 * can run (architecture §5). A blocked release is never chosen. A disabled remote gets a release too, because being disabled decides
 * whether its pages show and not which they are.
 */
export function negotiate(shell: Shell, entry: RegistryEntry): Negotiated {
  const active = activeRelease(entry);
  if (!active) return { kind: 'none' };
  const reasons = obstacles(shell, entry, active);
  if (reasons.length === 0) return { kind: 'run', release: active };
  const release = standIns(entry).find((one) => obstacles(shell, entry, one).length === 0);
  return release ? { kind: 'downgraded', release, reasons } : { kind: 'needs-newer-host', reasons };
}

/** Says why the shell cannot run a release; the list is empty when it can. */
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
 * Judges by the function with which the federation runtime picks shared modules. The runtime would only warn and hand out
 * the host's copy. A package that the host does not share comes with the release.
 */
function versionObstacle({ shared }: Shell, name: string, range: string): readonly string[] {
  const version = Object.hasOwn(shared, name) ? shared[name] : undefined;
  if (version === undefined || satisfies(version, range)) return [];
  return [`it needs ${name} ${range}, the host has ${version}`];
}
