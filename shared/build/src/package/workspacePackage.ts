import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const PackageJson = z.object({
  name: z.string(),
  version: z.string(),
  // Only the names of entries matter here. Some packages have a single text instead of a record.
  exports: z._default(z.union([z.record(z.string(), z.unknown()), z.string()]), {}),
  dependencies: z._default(z.record(z.string(), z.string()), {}),
  peerDependencies: z._default(z.record(z.string(), z.string()), {}),
});

/** Whether a package is ours, in the workspace or installed from a tarball. */
const isOurs = (name: string): boolean => name.startsWith('@zhilv/');

/** A package as its `package.json` describes it. */
export interface WorkspacePackage extends z.infer<typeof PackageJson> {
  /** Absolute path of its folder. */
  readonly directory: string;
}

/** Reads the package in `directory`. */
export function readPackage(directory: string): WorkspacePackage {
  return { ...PackageJson.parse(JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))), directory };
}

/** Whether the package in `directory` declares that it uses another one, which its shell may bring. */
export function dependsOn(directory: string, name: string): boolean {
  const { dependencies, peerDependencies } = readPackage(directory);
  return Object.hasOwn({ ...dependencies, ...peerDependencies }, name);
}

/**
 * Gives the folder of a package that `from` depends on; works for packages whose `exports` hide their `package.json`. It is
 * looked for above `from` only: Node's own search follows `NODE_PATH` too, and releases would differ by who starts the build.
 * @throws Error when it is not installed
 */
export function findPackage(from: string, name: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const directory = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(directory, 'package.json'))) return directory;
    if (folder === path.dirname(folder)) throw new Error(`${name} is not installed for ${from}`);
  }
}

/** The packages of ours that `start` depends on, directly or not, itself first; `follow` can leave some out. */
export function withWorkspaceDependencies(
  start: WorkspacePackage,
  follow: (name: string) => boolean = () => true,
): readonly WorkspacePackage[] {
  const found = new Map<string, WorkspacePackage>([[start.name, start]]);
  for (const one of found.values()) {
    for (const name of Object.keys(one.dependencies)) {
      if (isOurs(name) && follow(name) && !found.has(name)) found.set(name, readPackage(findPackage(one.directory, name)));
    }
  }
  return [...found.values()];
}
