import { findPackage, readPackage } from '../package/workspacePackage.ts';
import { type SharedZod, sharedZod, writeSharedNames } from '../package/sharedNames.ts';

const PLATFORM = '@zhilv/platform';

const ROUTER = 'react-router';

const SINGLETON_PACKAGES = ['react', 'react-dom', ROUTER, 'jotai'];

/** Packages that exist once in the browser. */
export const SINGLETONS: readonly string[] = [PLATFORM, ...SINGLETON_PACKAGES];

interface Singleton {
  readonly singleton: true;
  readonly requiredVersion: string | false;
  readonly version?: string;
  /** The module that is provided, where it is not the package's own entry; it is relative to the folder of the build. */
  readonly import?: string;
}

/** Installed version of each shared singleton that the package in `directory` declares as a dependency. */
export function singletonVersions(directory: string): Record<string, string> {
  const { dependencies, peerDependencies } = readPackage(directory);
  const declared = SINGLETON_PACKAGES.filter((name) => Object.hasOwn({ ...dependencies, ...peerDependencies }, name));
  return Object.fromEntries(declared.map((name) => [name, readPackage(findPackage(directory, name)).version]));
}

/**
 * The `shared` table of the packages that exist once in the browser, React and its family and `platform`, and of zod, which exists
 * once for each of its versions. It writes the modules that stand for what is shared in part.
 */
export function sharedModules(directory: string): Record<string, Singleton | SharedZod> {
  const table: Record<string, Singleton | SharedZod> = {
    ...sharedZod(directory),
    [PLATFORM]: { singleton: true, requiredVersion: false, version: '0.0.0' },
  };
  for (const [name, version] of Object.entries(singletonVersions(directory))) {
    const required = { singleton: true, requiredVersion: `^${version}` } as const;
    if (name === ROUTER) {
      for (const [entry, module] of Object.entries(writeSharedNames(directory, ROUTER)))
        table[entry] = { ...required, version, import: module };
      continue;
    }
    table[name] = required;
    // The trailing slash shares deep entries too (`react/jsx-runtime`).
    table[`${name}/`] = required;
  }
  return table;
}
