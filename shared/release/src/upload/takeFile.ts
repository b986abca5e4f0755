import { existsSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../error/CommandError.ts';
import { brotliTwin } from '../files/brotliTwin.ts';
import { digestOf, hashFor } from '../files/integrityOf.ts';
import { uploadFolder } from '../lock/leftovers.ts';
import type { Release } from '../schema/index.ts';
import { describedRelease } from './beginUpload.ts';
import { placeFile } from './placeFile.ts';

/** The upload is published, or was cleared away. Whoever sends it begins again. */
export class UploadGone extends CommandError {}

export interface UploadOptions {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  /** `host`, or a remote's name. */
  readonly name: string;
  /** Digest of its description in hexadecimal digits. */
  readonly upload: string;
}

/** Bytes as they come. */
type Parts = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Finds an upload that has begun. @throws UploadGone */
export async function openUpload({
  siteDirectory,
  name,
  upload,
}: UploadOptions): Promise<{ readonly folder: string; readonly release: Release }> {
  const folder = uploadFolder(siteDirectory, name, upload);
  const file = path.join(folder, 'release.json');
  if (!existsSync(file)) throw gone();
  const description = await readFile(file);
  // Somebody who can write to the disk, and has neither token nor key, may have put another one there.
  if (digestOf(description) !== upload) throw gone();
  return { folder, release: describedRelease(description) };
}

/**
 * Takes one file of an upload, while it comes: no more of it than the description says, and only if it has its digest. Then it is
 * packed, one file at a time, so that threads are left for others; publishing finds it packed.
 * @throws UploadGone, and CommandError for a file that the release does not name, or another one than it names
 */
export async function takeFile(options: UploadOptions, file: string, body: Parts): Promise<void> {
  const { folder, release } = await openUpload(options);
  const named = Object.hasOwn(release.files, file) ? release.files[file] : undefined;
  if (named === undefined) throw new CommandError(`release.json names no file ${file}`, 'refused', 'damaged');
  try {
    await placeFile(folder, file, checked(file, named, body));
    // The upload is not abandoned, even where the file lies in a folder of its own.
    const now = new Date();
    await utimes(folder, now, now);
    if (file !== release.server?.module.file) await inTurn(() => pack(folder, file));
  } catch (error) {
    // Another publisher may have finished it while the file came.
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT' ? gone() : error;
  }
}

const gone = (): UploadGone => new UploadGone('there is no such upload here, or none any more');

/** Resolves when everything is packed that came before. */
let packing: Promise<void> = Promise.resolve();

/** Does one thing after the other. */
function inTurn(act: () => Promise<void>): Promise<void> {
  const done = packing.then(act);
  packing = done.catch(() => {});
  return done;
}

/** Passes on what comes. @throws CommandError as soon as it cannot be the file that was named */
async function* checked(file: string, { integrity, bytes }: Release['files'][string], body: Parts): AsyncGenerator<Uint8Array> {
  const hash = hashFor(integrity);
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > bytes) break;
    hash.update(part);
    yield part;
  }
  if (size !== bytes || !integrity.endsWith(`-${hash.digest('base64')}`))
    throw new CommandError(`${file} is not what release.json says; build again`, 'refused', 'damaged');
}

/** Adds the twin of a file, unless the upload was published or cleared away meanwhile. */
async function pack(folder: string, file: string): Promise<void> {
  const place = path.join(folder, file);
  if (!existsSync(place)) return;
  const twin = await brotliTwin(place, await readFile(place));
  if (twin !== null && existsSync(place)) await placeFile(folder, `${file}.br`, [twin]);
}
