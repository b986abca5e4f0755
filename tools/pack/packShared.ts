import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compiledManifest, compilePackages } from './compilePackages.ts';
import { packFolder, type PackedPackage } from './packFolder.ts';
import { type Manifest, packedManifest, readCatalog } from './packedManifest.ts';

export type { PackedPackage } from './packFolder.ts';

/** Node runs these when a remote is built or published. */
const RUN_BY_NODE = ['build', 'release', 'site'];

/** Only the tests of this repository use the first, and no remote the other one: `packEmbed.ts` packs it. */
const LEFT_OUT = new Set(['testing', 'embed']);

/** Beside those in `shared/`: the shell that shows one remote alone. */
const FURTHER = ['standalone'];

/**
 * Writes a tarball of every package of the repository that a remote needs. Packages that are bundled are packed as TypeScript, so
 * that `ui` keeps its fingerprint. Packages that Node runs are packed as JavaScript, because Node strips no types below
 * `node_modules`. Dependencies have exact versions, and other packages of ours are named by their content.
 */
export function packShared(root: string, folder: string): readonly PackedPackage[] {
  mkdirSync(folder, { recursive: true });
  const compiled = compilePackages(
    root,
    RUN_BY_NODE.map((name) => path.join(root, 'shared', name)),
  );
  try {
    const packing = new Packing(root, folder, compiled);
    const names = globSync('shared/*/package.json', { cwd: root }).map((file) => path.basename(path.dirname(file)));
    return [...names, ...FURTHER]
      .filter((name) => !LEFT_OUT.has(name))
      .toSorted()
      .map((name) => packing.pack(name));
  } finally {
    rmSync(compiled, { recursive: true, force: true });
  }
}

class Packing {
  readonly #root: string;
  readonly #folder: string;
  /** The folder with the JavaScript of the packages that Node runs, below their own paths. */
  readonly #compiled: string;
  readonly #catalog: ReadonlyMap<string, string>;
  readonly #packed = new Map<string, PackedPackage>();

  constructor(root: string, folder: string, compiled: string) {
    this.#root = root;
    this.#folder = folder;
    this.#compiled = compiled;
    this.#catalog = readCatalog(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'));
  }

  pack(name: string): PackedPackage {
    const done = this.#packed.get(name);
    if (done) return done;
    const stage = mkdtempSync(path.join(tmpdir(), 'zhilv-pack-'));
    try {
      const packed = this.#packFrom(stage, name);
      this.#packed.set(name, packed);
      return packed;
    } finally {
      rmSync(stage, { recursive: true, force: true });
    }
  }

  #packFrom(stage: string, folder: string): PackedPackage {
    const directory = path.join(this.#root, FURTHER.includes(folder) ? '' : 'shared', folder);
    const source = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as Manifest;
    const [lib, isCompiled] = [path.join(stage, 'lib'), RUN_BY_NODE.includes(folder)];
    if (isCompiled) cpSync(path.join(this.#compiled, 'shared', folder, 'src'), lib, { recursive: true });
    else cpSync(path.join(directory, 'src'), path.join(stage, 'src'), { recursive: true, filter: isNoTest });
    const compiled = isCompiled ? compiledManifest(source, lib) : source;
    cpSync(path.join(this.#root, 'LICENSE'), path.join(stage, 'LICENSE'));
    const manifest = packedManifest(compiled, this.#catalog, (name) => this.pack(name.replace('@zhilv/', '')).version);
    return packFolder(stage, manifest, this.#folder);
  }
}

const isNoTest = (file: string): boolean => !/\.test\.tsx?$/.test(file);
