import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const folders = z._default(z.array(z.string()), []);

/** The field `zhilv` of a package's `package.json`, which says how it is built into others. Paths are relative to its folder. */
const Placement = z.object({
  /** Folders and files that are loaded when they are used, apart from the rest of the package. */
  apart: folders,
  /** Folders and files that are bundled into each package that uses them, and never shared. */
  bundled: folders,
  /** The cascade layer of its stylesheets. */
  layer: z.optional(z.string()),
});

const Manifest = z.object({ name: z._default(z.string(), ''), zhilv: z._default(Placement, { apart: [], bundled: [] }) });
type Manifest = z.infer<typeof Manifest>;

/** The package of a file, with the file's place in it. */
export interface Owner extends Manifest {
  /** `src/button/Button.tsx` */
  readonly place: string;
}

const manifests = new Map<string, Manifest>();

/** The package whose folder holds `file`, or null where there is none. */
export function ownerOf(file: string): Owner | null {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const manifest = manifestIn(folder);
    // A `package.json` without a name is no package's; it only says how modules of its folder are read.
    if (manifest.name !== '') return { ...manifest, place: path.relative(folder, file).replaceAll(path.sep, '/') };
  }
  return null;
}

function manifestIn(folder: string): Manifest {
  const known = manifests.get(folder);
  if (known) return known;
  const file = path.join(folder, 'package.json');
  const manifest = Manifest.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  manifests.set(folder, manifest);
  return manifest;
}

/** Whether a file is in a part that its package wants apart. */
export function isApart(file: string): boolean {
  const owner = ownerOf(file);
  return owner !== null && isWithin(owner.place, owner.zhilv.apart);
}

/** Whether a place in a package is one of the listed files or in one of the listed folders. */
export const isWithin = (place: string, listed: readonly string[]): boolean =>
  listed.some((one) => place === one || place.startsWith(`${one}/`));
