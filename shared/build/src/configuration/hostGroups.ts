import type { Configuration } from '@rspack/core';
import type { HostChunks } from '@zhilv/release/build-plan';
import { fileInPackage } from '../package/fileInPackage.ts';
import { LIBRARY_FILE } from '../package/libraryFile.ts';
import { isWithin, ownerOf } from '../package/ownerOf.ts';

type Groups = NonNullable<Extract<NonNullable<Configuration['optimization']>['splitChunks'], object>['cacheGroups']>;

/** The files of the host besides its documents' own: what boots together is one, what stands on a library comes when it is used. */
export const hostGroups = ({ boot, later }: HostChunks): Groups => ({
  boot: { test: isOf(boot), name: 'boot', chunks: 'all', enforce: true },
  ...Object.fromEntries(
    Object.entries(later).map(([name, packages]) => [name, { test: isOf(packages), name, chunks: 'async', enforce: true }]),
  ),
  // Left to itself the bundler makes a dozen files of one of Semi's components, and the console's script has the digest of
  // each. What nearly all of them stand on comes once, so does what most do, and the rest with the component.
  library: { ...ofLibraries, name: 'ui-library', minChunks: 15, priority: -5 },
  libraryParts: { ...ofLibraries, name: 'ui-library-parts', minChunks: 7, priority: -6 },
  defaultVendors: false,
  default: false,
});

type Tested = { nameForCondition(): string | undefined };

/** Whether a module is in one of these packages or folders, and not in a part that its package wants apart. */
const isOf =
  (packages: readonly string[]) =>
  (module: Tested): boolean => {
    const file = module.nameForCondition();
    return file !== undefined && isWithin(fileInPackage(file), packages) && !isApart(file);
  };

const ofLibraries = {
  test: (module: Tested): boolean => {
    const file = module.nameForCondition();
    return file !== undefined && (LIBRARY_FILE.test(file) || isApart(file));
  },
  chunks: 'async' as const,
  enforce: true,
};

function isApart(file: string): boolean {
  if (LIBRARY_FILE.test(file)) return false;
  const owner = ownerOf(file);
  return owner !== null && isWithin(owner.place, owner.zhilv.apart);
}
