import { activeRelease } from '../schema/activeRelease.ts';
import type { Registry } from '../schema/index.ts';
import { negotiate, shellOf } from './negotiate.ts';

/** A live release that the live host cannot run. */
export interface UnfitRelease {
  readonly name: string;
  readonly release: string;
  readonly reasons: readonly string[];
  /** The release that people get instead; null when its pages say that there is none. */
  readonly standIn: string | null;
}

/**
 * Finds the live releases that the live host cannot run, as shells find it out before they download anything.
 * @param contract the number that the server speaks
 */
export function unfitReleases({ host, remotes }: Registry, contract: number): readonly UnfitRelease[] {
  const active = activeRelease(host);
  if (!active) return [];
  const shell = shellOf(active, contract);
  return Object.entries(remotes).flatMap(([name, entry]) => {
    const found = negotiate(shell, entry);
    if (found.kind === 'run' || found.kind === 'none') return [];
    const standIn = found.kind === 'downgraded' ? found.release.id : null;
    return [{ name, release: entry.active ?? '', reasons: found.reasons, standIn }];
  });
}

/** Words a finding for the operator. */
export const unfitLine = ({ name, release, reasons, standIn }: UnfitRelease): string =>
  `the live host cannot run ${name} ${release}: ${reasons.join('; ')}; ${standIn === null ? 'its pages say so' : `people get ${standIn}`}`;
