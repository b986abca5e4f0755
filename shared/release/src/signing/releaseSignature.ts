import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { signatureFault, signatureOf } from './signature.ts';

/** The file beside `release.json` with its signature. */
export const RELEASE_SIGNATURE = 'release.json.sig';

/**
 * Signs the description of the release in `directory`, where there is a key for it.
 * @param description content of `release.json` as it was checked; others may write to the directory
 * @throws CommandError where a signature is asked for and there is no key, or none that can be used
 */
export function signRelease(directory: string, description: Uint8Array): void {
  const signature = signatureOf('release', description);
  if (signature !== null) writeFileSync(path.join(directory, RELEASE_SIGNATURE), `${signature}\n`);
}

/**
 * Says why a release does not count; null when its description is signed, or needs no signature. With the description the digests
 * of all its files are signed.
 * @param description content of `release.json`
 */
export function releaseSignatureFault(directory: string, description: Uint8Array): string | null {
  const file = path.join(directory, RELEASE_SIGNATURE);
  return signatureFault('release', description, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
}
