import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { type Alterations, alterRelease } from './alterRelease.ts';
import { bringTwins } from './bringTwins.ts';
import { copyPackages } from './copyPackages.ts';
import type { Product } from '../product/product.ts';

const root = path.resolve(import.meta.dirname, '../..');

const Entry = z.object({ active: z.nullable(z.string()), releases: z.array(z.object({ id: z.string(), url: z.string() })) });
const Registry = z.object({ revision: z.int(), host: Entry, remotes: z.record(z.string(), Entry) });

/** A release that can be published: `await lab.mfe('publish', made.directory)`. */
export interface MadeRelease {
  readonly id: string;
  /** Absolute, and inside the lab's folder. */
  readonly directory: string;
}

/** Replaces a text in a source. */
export interface SourceChange {
  /** The path from the workspace's root, such as `shared/ui/src/button/Button.tsx`. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Makes releases of the host and of remotes, and runs `mfe`, for a product that belongs to the test alone. */
export class ReleaseLab {
  /** The directory that is served. */
  readonly siteDirectory: string;
  readonly #folder: string;
  /** The number of releases made so far, by name. */
  readonly #made = new Map<string, number>();

  /** @param folder takes the releases that are made; builds need one inside the workspace, such as `testInfo.outputPath()` */
  constructor({ dataDirectory }: Pick<Product, 'dataDirectory'>, folder: string) {
    this.siteDirectory = path.join(dataDirectory, 'site');
    this.#folder = folder;
  }

  /**
   * Runs the workspace's `mfe` on its site directory, and gives what it prints.
   * @throws Error with all its output when its status is not 0
   */
  mfe(...args: readonly string[]): Promise<string> {
    return this.#run(args, {});
  }

  /** Runs `mfe` with the access token of somebody whom the back end knows. */
  mfeAs(token: string, ...args: readonly string[]): Promise<string> {
    return this.#run(args, { MFE_TOKEN: token });
  }

  /** The id of the active release of `host` or of a remote, such as `remote_bpm`. */
  active(name: string): string {
    const { active } = this.#entry(name);
    if (active === null) throw new Error(`${name} has no active release`);
    return active;
  }

  /** The folder of a published release, by default of the active one. */
  folderOf(name: string, id = this.active(name)): string {
    const url = this.#entry(name).releases.find((release) => release.id === id)?.url;
    if (url === undefined) throw new Error(`${name} has no release ${id}`);
    return path.join(this.siteDirectory, url);
  }

  /** Makes another release out of the active one, without a bundler. It is not published. */
  make(name: string, alterations: Alterations = {}): MadeRelease {
    const directory = path.join(this.#folder, `made-${randomUUID()}`);
    cpSync(this.folderOf(name), directory, { recursive: true });
    const number = (this.#made.get(name) ?? 0) + 1;
    this.#made.set(name, number);
    const id = anotherId(this.active(name), number);
    alterRelease(directory, id, alterations);
    bringTwins(directory);
    return { id, directory };
  }

  /** Makes another release as `make` does, publishes and activates it. */
  async publish(name: string, alterations: Alterations = {}): Promise<MadeRelease> {
    const made = this.make(name, alterations);
    await this.mfe('publish', made.directory);
    return made;
  }

  /**
   * Builds the host or a remote from a changed copy of its sources and of all that packages share. It is not
   * published.
   * @param folder of the package, such as `remote-bpm`
   * @throws Error when a text to change is nowhere to be found
   */
  async build(folder: string, changes: readonly SourceChange[]): Promise<MadeRelease> {
    const copy = path.join(this.#folder, `build-${randomUUID()}`);
    copyPackages(copy, [folder, 'shared'], { built: false });
    for (const { file, from, to } of changes) {
      const source = readFileSync(path.join(copy, file), 'utf8');
      if (!source.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(
        path.join(copy, file),
        source.replace(from, () => to),
      );
    }
    const printed = await this.mfe('build', path.join(copy, folder));
    const directory = printed.trim().split('\n').at(-1) ?? '';
    return { id: path.basename(directory), directory };
  }

  async #run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, ['shared/release/src/cli/main.ts', ...args], {
      cwd: root,
      env: { ...process.env, ...env, SITE_DIR: this.siteDirectory },
    });
    return stdout;
  }

  #entry(name: string): z.infer<typeof Entry> {
    const { host, remotes } = Registry.parse(JSON.parse(readFileSync(path.join(this.siteDirectory, 'registry.json'), 'utf8')));
    const entry = name === 'host' ? host : remotes[name];
    if (entry === undefined) throw new Error(`the registry does not name ${name}`);
    return entry;
  }
}

/**
 * Gives an id in the form of a build's, which is the version and ten hex digits. It is the same for the same number of every lab, and
 * so are the files in which it stands.
 */
const anotherId = (id: string, number: number): string =>
  id.replace(/[0-9a-f]{10}$/, createHash('sha256').update(`${id} ${number}`).digest('hex').slice(0, 10));
