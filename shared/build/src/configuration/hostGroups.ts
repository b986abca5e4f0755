import type { Configuration } from '@rspack/core';
import type { HostChunks } from '@zhilv/release/build-plan';
import { fileInPackage } from '../package/fileInPackage.ts';
import { LIBRARY_FILE } from '../package/libraryFile.ts';
import { isApart, isWithin } from '../package/ownerOf.ts';
import { SHARED_FOLDER } from '../package/sharedNames.ts';

export type Groups = NonNullable<Extract<NonNullable<Configuration['optimization']>['splitChunks'], object>['cacheGroups']>;

/** The chunks of the host besides those of its documents: one for packages that boot together, others loaded when used. */
export const hostGroups = ({ boot, later }: HostChunks): Groups => ({
  boot: bootGroup(boot),
  ...Object.fromEntries(
    Object.entries(later).map(([name, packages]) => [
      name,
      { test: isOf(withGenerated(packages)), name, chunks: 'async', enforce: true },
    ]),
  ),
  ...libraryGroups,
  defaultVendors: false,
  default: false,
});

/**
 * The chunk of sign-in that holds what its pages call the server with. The form is drawn without it and loads it by this name
 * (`host/src/sign-in/form/calls.ts`). What fewer than three chunks need is theirs, so that it does not burden the form.
 */
export const signInGroups = (): Groups => ({
  calls: {
    test: isOf(['@zhilv/platform', '@zhilv/contract', 'zod', 'ky']),
    name: 'calls',
    chunks: 'async',
    minChunks: 3,
    enforce: true,
  },
  defaultVendors: false,
  default: false,
});

/** The chunk of the packages that every document starts with. */
export const bootGroup = (packages: readonly string[]) => ({
  test: isOf(withGenerated(packages)),
  name: 'boot',
  chunks: 'all' as const,
  enforce: true,
});

/** Adds the modules that the build generates to share a part of a package. */
const withGenerated = (packages: readonly string[]): readonly string[] => [
  ...packages,
  ...packages.map((name) => `@zhilv/host/${SHARED_FOLDER}/${name}`),
];

type Tested = { nameForCondition(): string | undefined };

/** Whether a module is in one of these packages or folders, and not in a part that its package's `zhilv.apart` names. */
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

/**
 * Without these groups the bundler makes a dozen files for each Semi component, each of which is a request and a digest. Code that nearly all components use is one file, code that most use another, and the rest comes with its component.
 */
export const libraryGroups = {
  library: { ...ofLibraries, name: 'ui-library', minChunks: 15, priority: -5 },
  libraryParts: { ...ofLibraries, name: 'ui-library-parts', minChunks: 7, priority: -6 },
};
