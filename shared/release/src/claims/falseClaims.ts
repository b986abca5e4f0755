import type { Release } from '../schema/index.ts';
import { bundledReact } from './bundledReact.ts';
import { containerClaims } from './containerClaims.ts';
import { hostClaims } from './hostClaims.ts';
import { platformClaims } from './platformClaims.ts';
import { readScripts } from './ReleaseScripts.ts';
import { sharedClaims } from './sharedClaims.ts';

/**
 * Finds what a `release.json` says that its own files contradict, a sentence for each: nobody else would find out before a browser
 * does. What no file shows, such as the contract number that a remote needs, is believed (docs/releases.md).
 * @param directory where the files of `release` lie, each with its digest
 */
export function falseClaims(release: Release, directory: string): readonly string[] {
  const plain = release.contract < 1 ? [`it needs contract ${release.contract}, and contract numbers begin at 1`] : [];
  if (release.host) return [...plain, ...hostClaims(release)];
  try {
    const scripts = readScripts(release, directory);
    const wrong = containerClaims(release, scripts);
    const { container } = scripts;
    if (!container) return [...plain, ...wrong];
    return [
      ...plain,
      ...wrong,
      ...sharedClaims(release, container),
      ...platformClaims(release, scripts, container),
      ...bundledReact(scripts, container),
    ];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [...plain, 'its scripts are nested more deeply than can be read'];
  }
}
