import { existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BegunUpload } from '../deploy/deployAnswers.ts';
import { readRegistry } from '../directory/registryFile.ts';
import { CommandError } from '../error/CommandError.ts';
import { entryOf, isReleaseId } from '../directory/siteDirectory.ts';
import { readDescription } from '../files/builtRelease.ts';
import { digestOf, isIntact } from '../files/integrityOf.ts';
import { directoriesIn, uploadFolder, uploadsOf } from '../lock/leftovers.ts';
import type { RegistryEntry, Release } from '../schema/index.ts';
import { placeFile } from './placeFile.ts';
import { refuseUnfitFiles, UPLOAD_LIMITS, type UploadLimits } from './UploadLimits.ts';

export interface BeginOptions {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  /** `host`, or a remote's name. */
  readonly name: string;
  /** The bytes of `release.json`. */
  readonly description: Buffer;
  readonly limits?: UploadLimits;
}

/**
 * Begins the upload of a release, or goes on with it: keeps its description, takes over what releases of the same name have, and
 * tells which files are missing. A release that is published already misses none; `publishUpload` says what becomes of it.
 * @throws CommandError for a description that is none, or promises more than a release may have
 */
export async function beginUpload({
  siteDirectory,
  name,
  description,
  limits = UPLOAD_LIMITS,
}: BeginOptions): Promise<BegunUpload & { readonly release: string }> {
  const described = describedRelease(description, limits);
  const { release } = described;
  if (described.name !== name) throw new CommandError(`release.json is one of ${described.name}, not of ${name}`, 'usage');
  const upload = digestOf(description);
  const folder = uploadFolder(siteDirectory, name, upload);
  if (!existsSync(folder)) await makeRoom(siteDirectory, name, limits.unfinished);
  await placeFile(folder, 'release.json', [description]);
  const entry = entryOf(readRegistry(siteDirectory), name);
  const known = entry.releases.find(({ id }) => id === release);
  if (known && isIntact(description, known.integrity)) return { upload, missing: [], release };
  if (known)
    throw new CommandError(
      `${name} ${release} is published already, and is another one; build again, for a new id`,
      'refused',
      'published-already',
    );
  const missing = await missingIn(folder, described);
  const taken = new Set(await takeOver({ siteDirectory, folder, entry }, described, missing));
  return { upload, missing: missing.filter((file) => !taken.has(file)), release };
}

/** Reads a description, and gives the name of what it describes. @throws CommandError where it cannot be uploaded */
export function describedRelease(description: Buffer, limits: UploadLimits = UPLOAD_LIMITS): Release {
  const release = readDescription(description, 'release.json');
  if (!isReleaseId(release.release))
    throw new CommandError(`${release.release} is no release id: it begins with a version such as 1.0.0`);
  refuseUnfitFiles(release, limits);
  return release;
}

/** Gives the files that have not come, and those that a disk or somebody has damaged since. */
async function missingIn(folder: string, { files }: Release): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const [file, { integrity }] of Object.entries(files)) {
    const content = await readIfThere(path.join(folder, file));
    if (content === null || !isIntact(content, integrity)) missing.push(file);
  }
  return missing;
}

/** Copies files that published releases of the same name have, with their twins, which take long to make. Gives what it copied. */
async function takeOver(
  { siteDirectory, folder, entry }: { siteDirectory: string; folder: string; entry: RegistryEntry },
  { files }: Release,
  wanted: readonly string[],
): Promise<readonly string[]> {
  const places = new Map<string, string>();
  for (const { url } of entry.releases) {
    const directory = path.join(siteDirectory, url);
    const published = await readIfThere(path.join(directory, 'release.json'));
    if (published === null) continue;
    try {
      for (const [file, { integrity }] of Object.entries(readDescription(published, url).files))
        if (!places.has(integrity)) places.set(integrity, path.join(directory, file));
    } catch (error) {
      // What is wrong with a published release, `verify` tells.
      if (!(error instanceof CommandError)) throw error;
    }
  }
  const taken: string[] = [];
  for (const file of wanted) {
    const { integrity = '' } = files[file] ?? {};
    const place = places.get(integrity);
    const content = place === undefined ? null : await readIfThere(place);
    if (content === null || !isIntact(content, integrity)) continue;
    const twin = await readIfThere(`${place}.br`);
    if (twin !== null) await placeFile(folder, `${file}.br`, [twin]);
    await placeFile(folder, file, [content]);
    taken.push(file);
  }
  return taken;
}

/** Removes the uploads of a name to which nothing came for longest, until one more finds room. */
async function makeRoom(siteDirectory: string, name: string, most: number): Promise<void> {
  const folders = directoriesIn(uploadsOf(siteDirectory, name));
  const ages = await Promise.all(folders.map(async (folder) => ({ folder, at: await lastChange(folder) })));
  const surplus = ages.sort((one, other) => other.at - one.at).slice(most - 1);
  for (const { folder } of surplus) await rm(folder, { recursive: true, force: true });
}

/** Epoch milliseconds; a folder that somebody has removed meanwhile counts as the oldest. */
const lastChange = (folder: string): Promise<number> =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch {
    return null; // It was cleared away, or is no file.
  }
}
