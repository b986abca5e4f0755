import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { BROWSERS } from './targets.ts';
import { findPackage, isOurs, readPackage, withWorkspaceDependencies } from './workspacePackage.ts';

/** Entries of `ui` that are bundled into whoever uses them, never shared (architecture §4). */
const BUNDLED_UI = /^\.\/(tokens|layers|plain\/|package\.json)/;

const SINGLETON_PACKAGES = ['react', 'react-dom', 'react-router', 'jotai'];

interface Singleton {
  readonly singleton: true;
  readonly requiredVersion: string | false;
  readonly version?: string;
}

/** Version of a singleton as installed for `directory`, or null where the package does not use it. */
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
    '@zhilv/platform': { singleton: true, requiredVersion: false, version: '0.0.0' },
  };
  for (const [name, version] of Object.entries(singletonVersions(directory))) {
    // The trailing slash shares deep entries too (`react/jsx-runtime`).
    table[name] = { singleton: true, requiredVersion: `^${version}` };
    table[`${name}/`] = { singleton: true, requiredVersion: `^${version}` };
  }
  return table;
}

/**
 * The share table of `ui`: one key per entry, carrying a fingerprint of all that is bundled into the entries.
 * Equal sources share one copy; any difference means the remote's own copy of all entries, never a mix.
 * Empty where `directory` does not use `ui`.
 */
export function uiShares(directory: string): Record<string, { shareKey: string; requiredVersion: false }> {
  let ui;
  try {
    ui = readPackage(findPackage(directory, '@zhilv/ui'));
  } catch {
    return {};
  }
  const libraries = Object.keys(ui.dependencies)
    .filter((name) => !isOurs(name))
    .map((name) => `${name}@${readPackage(findPackage(ui.directory, name)).version}`);
  // What ui bundles of ours, itself included; platform is a singleton of its own.
  const bundled = withWorkspaceDependencies(ui, (name) => name !== '@zhilv/platform').map(({ directory: one }) =>
    path.join(one, 'src'),
  );
  const mark = fingerprint(bundled, [...libraries, JSON.stringify(BROWSERS)]);
  const entries = Object.keys(ui.exports).filter((entry) => !BUNDLED_UI.test(entry));
  return Object.fromEntries(
    entries.map((entry) => [
      `@zhilv/ui${entry.slice(1)}`,
      { shareKey: `@zhilv/ui@${mark}${entry.slice(1)}`, requiredVersion: false },
    ]),
  );
}
