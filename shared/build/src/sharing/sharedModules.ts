import { findPackage, readPackage } from '../package/workspacePackage.ts';

const PLATFORM = '@zhilv/platform';

const SINGLETON_PACKAGES = ['react', 'react-dom', 'react-router', 'jotai'];

/** Packages that exist once in the browser. */
export const SINGLETONS: readonly string[] = [PLATFORM, ...SINGLETON_PACKAGES];

interface Singleton {
  readonly singleton: true;
  readonly requiredVersion: string | false;
  readonly version?: string;
}

/** Installed version of each shared singleton that the package in `directory` declares as a dependency. */
export function singletonVersions(directory: string): Record<string, string> {
  const { dependencies, peerDependencies } = readPackage(directory);
  const declared = SINGLETON_PACKAGES.filter((name) => Object.hasOwn({ ...dependencies, ...peerDependencies }, name));
  return Object.fromEntries(declared.map((name) => [name, readPackage(findPackage(directory, name)).version]));
}

/** The `shared` table of the packages that exist once in the browser: React and its family, and `platform`. */
export function singletons(directory: string): Record<string, Singleton> {
  const table: Record<string, Singleton> = {
    [PLATFORM]: { singleton: true, requiredVersion: false, version: '0.0.0' },
  };
  for (const [name, version] of Object.entries(singletonVersions(directory))) {
    // The trailing slash shares deep entries too (`react/jsx-runtime`).
    table[name] = { singleton: true, requiredVersion: `^${version}` };
    table[`${name}/`] = { singleton: true, requiredVersion: `^${version}` };
  }
  return table;
}
