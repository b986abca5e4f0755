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

/** The version of a singleton that is installed for `directory`; null where the package does not use it. */
function installedVersion(directory: string, name: string): string | null {
  try {
    return readPackage(findPackage(directory, name)).version;
  } catch {
    return null;
  }
}

/** Installed version of each shared singleton that `directory` uses. */
export function singletonVersions(directory: string): Record<string, string> {
  const versions = SINGLETON_PACKAGES.map((name) => [name, installedVersion(directory, name)] as const);
  return Object.fromEntries(versions.filter((pair): pair is [string, string] => pair[1] !== null));
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
