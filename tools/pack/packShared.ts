import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileFederation } from './compileFederation.ts';
import { type Manifest, packedManifest, readCatalog } from './packedManifest.ts';

/** A package of `shared/` as it is installed elsewhere. */
export interface PackedPackage {
  readonly name: string;
  /** `<version>-h<ten hex digits over everything in it>`: another content is another version. */
  readonly version: string;
  /** Absolute path of the tarball. */
  readonly file: string;
}

/**
 * Writes a tarball of every package in `shared/`. Those that are bundled are packed as the TypeScript they are, so that
 * `ui` has the fingerprint it has here; `federation`, which Node runs, as JavaScript, for Node strips no types below
 * `node_modules`. What a package needs is named by exact versions, other packages of ours by their content.
 */
export function packShared(root: string, folder: string): readonly PackedPackage[] {
  mkdirSync(folder, { recursive: true });
  const packing = new Packing(root, folder);
  const names = globSync('shared/*/package.json', { cwd: root }).map((file) => path.basename(path.dirname(file)));
  return names.toSorted().map((name) => packing.pack(name));
}

class Packing {
  readonly #root: string;
  readonly #folder: string;
  readonly #catalog: ReadonlyMap<string, string>;
  readonly #packed = new Map<string, PackedPackage>();

  constructor(root: string, folder: string) {
    this.#root = root;
    this.#folder = folder;
    this.#catalog = readCatalog(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'));
  }

  pack(name: string): PackedPackage {
    const done = this.#packed.get(name);
    if (done) return done;
    const stage = mkdtempSync(path.join(tmpdir(), 'zhilv-pack-'));
    try {
      const packed = this.#packFrom(stage, path.join(this.#root, 'shared', name));
      this.#packed.set(name, packed);
      return packed;
    } finally {
      rmSync(stage, { recursive: true, force: true });
    }
  }

  #packFrom(stage: string, directory: string): PackedPackage {
    const source = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as Manifest;
    const compiled = source.name === '@zhilv/federation' ? compileFederation(this.#root, source, path.join(stage, 'lib')) : null;
    if (!compiled) cpSync(path.join(directory, 'src'), path.join(stage, 'src'), { recursive: true, filter: isNoTest });
    cpSync(path.join(this.#root, 'LICENSE'), path.join(stage, 'LICENSE'));
    const manifest = packedManifest(compiled ?? source, this.#catalog, (name) => this.pack(name.replace('@zhilv/', '')).version);
    const version = `${manifest.version}-h${digestOf(stage, JSON.stringify(manifest))}`;
    writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
    const file = path.join(this.#folder, `${manifest.name.replace('@', '').replace('/', '-')}-${version}.tgz`);
    if (!existsSync(file))
      execFileSync('npm', ['pack', '--silent', '--pack-destination', this.#folder], { cwd: stage, stdio: 'pipe' });
    return { name: manifest.name, version, file };
  }
}

const isNoTest = (file: string): boolean => !/\.test\.tsx?$/.test(file);

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
