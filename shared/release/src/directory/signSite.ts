import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFile } from './jsonFile.ts';
import { writeRegistry } from './registryFile.ts';
import { CommandError } from '../error/CommandError.ts';
import { isIntact } from '../files/integrityOf.ts';
import { withRegistryLock } from '../lock/registryLock.ts';
import { withSiteDirectoryLock } from '../lock/siteDirectoryLock.ts';
import { Registry } from '../schema/index.ts';
import { signingKey } from '../signing/keys.ts';
import { signRelease } from '../signing/releaseSignature.ts';
import { SignedRegistry } from '../signing/signedRegistry.ts';

/** A registry that was never signed, or is as somebody signed it. */
const NotForged = {
  parse: (value: unknown): Registry =>
    typeof value === 'object' && value !== null && 'signature' in value ? SignedRegistry.parse(value) : Registry.parse(value),
};

/**
 * Signs the registry of a site directory, which was not signed before or by a key that is trusted, and all releases that it names. Gives the number of these.
 * @throws CommandError where there is no key or no registry, it was changed since it was signed, a release is not what the registry says, or somebody else is writing
 */
export async function signSite(siteDirectory: string): Promise<number> {
  if (signingKey() === null)
    throw new CommandError('SIGNING_KEY names no file with a key to sign with; mfe keys makes one', 'usage');
  return withSiteDirectoryLock(siteDirectory, async () =>
    withRegistryLock(siteDirectory, () => {
      const registry = parseFile(path.join(siteDirectory, 'registry.json'), NotForged);
      const releases = [registry.host, ...Object.values(registry.remotes)].flatMap((entry) => entry.releases);
      const described = releases.map(({ url, integrity }) => {
        const file = path.join(siteDirectory, url, 'release.json');
        const description = readFileSync(file);
        if (isIntact(description, integrity)) return { url, description };
        throw new CommandError(`${file} is not the one whose digest the registry has; nothing was signed`, 'refused', 'damaged');
      });
      for (const { url, description } of described) signRelease(path.join(siteDirectory, url), description);
      writeRegistry(siteDirectory, { ...registry, revision: registry.revision + 1 });
      return releases.length;
    }),
  );
}
