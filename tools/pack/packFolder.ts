import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from './packedManifest.ts';

/** A package of the repository as it is installed elsewhere. */
export interface PackedPackage {
  readonly name: string;
  /** `<version>-h<ten hex digits over everything in it>`: another content is another version. */
  readonly version: string;
  /** Absolute path of the tarball. */
  readonly file: string;
}

/**
 * Writes a tarball of what lies in a folder, unless that very one is there.
 * @param stage the folder, to which the `package.json` is written
 * @param folder absolute folder of tarballs, which is there
 */
export function packFolder(stage: string, manifest: Manifest, folder: string): PackedPackage {
  const version = `${manifest.version}-h${digestOf(stage, JSON.stringify(manifest))}`;
  writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
  const file = path.join(folder, `${manifest.name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  if (!existsSync(file)) execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: stage, stdio: 'pipe' });
  return { name: manifest.name, version, file };
}

function digestOf(folder: string, manifest: string): string {
  const hash = createHash('sha256').update(manifest);
  for (const { name, parentPath } of globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .toSorted((one, other) => (path.join(one.parentPath, one.name) < path.join(other.parentPath, other.name) ? -1 : 1))) {
    const file = path.join(parentPath, name);
    hash.update(`\0${path.relative(folder, file).replaceAll(path.sep, '/')}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}
