import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod/mini';
import { writeAtomically } from '../directory/jsonFile.ts';
import { CommandError } from '../error/CommandError.ts';

const Versions = z.record(z.string(), z.string());
const Packed = z.object({ name: z.string(), version: z.string(), peerDependencies: z.optional(Versions) });
const Own = z.looseObject({ dependencies: Versions });

/** A shared package as it lies in a folder. */
interface Tarball extends z.infer<typeof Packed> {
  readonly file: string;
}

/** The folder of a remote in which the tarballs of shared packages lie. */
const PACKAGES = 'packages';

/**
 * Replaces all shared packages of the remote in `directory` by those in the folder `from`, with the versions of React's family that
 * they were made for, and installs them. When that fails all is as before.
 * @returns a line for each dependency that changed
 * @throws CommandError when the folder has not one tarball of each package, and when npm cannot install
 */
export function updatePackages(directory: string, from: string): readonly string[] {
  const manifest = path.join(directory, 'package.json');
  const before = existsSync(manifest) ? readFileSync(manifest, 'utf8') : '{}';
  const own = Own.safeParse(JSON.parse(before));
  const isShared = (version: string): boolean => version.startsWith(`file:${PACKAGES}/`);
  if (!own.success || !Object.values(own.data.dependencies).some(isShared))
    throw new CommandError(`${directory} is no remote of its own folder: its package.json takes nothing from ${PACKAGES}/`);
  const { dependencies } = own.data;
  const tarballs = tarballsIn(from);
  const missing = Object.keys(dependencies).find(
    (name) => isShared(dependencies[name] ?? '') && tarballs.every((one) => one.name !== name),
  );
  if (missing !== undefined)
    throw new CommandError(`${from} has no tarball of ${missing}; they belong together, take all of them`);

  const peers = Object.assign({}, ...tarballs.map((one) => one.peerDependencies ?? {})) as Readonly<Record<string, string>>;
  const next = {
    ...dependencies,
    ...Object.fromEntries(Object.entries(peers).filter(([name]) => Object.hasOwn(dependencies, name))),
    ...Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${PACKAGES}/${file}`])),
  };
  const changed = Object.keys(next).filter((name) => next[name] !== dependencies[name]);
  if (changed.length === 0) return [];

  const packages = path.join(directory, PACKAGES);
  const copied = tarballs.map(({ file }) => file).filter((file) => !existsSync(path.join(packages, file)));
  for (const file of copied) copyFileSync(path.join(from, file), path.join(packages, file));
  writeAtomically(manifest, `${JSON.stringify({ ...own.data, dependencies: next }, null, 2)}\n`);
  if (!isInstalled(directory)) {
    writeAtomically(manifest, before);
    for (const file of copied) rmSync(path.join(packages, file));
    throw new CommandError('npm could not install them, as it says above; package.json is as it was');
  }
  const used = new Set(tarballs.map(({ file }) => file));
  for (const file of filesIn(packages)) if (!used.has(file)) rmSync(path.join(packages, file));
  return changed.map((name) => `${name} ${shortOf(dependencies[name])} → ${shortOf(next[name])}`);
}

/** Has npm install; tells whether it did. Ctrl+C ends npm and not this process, which has to put things back then. */
function isInstalled(directory: string): boolean {
  const wait = (): void => {};
  process.on('SIGINT', wait);
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: directory, stdio: ['ignore', 2, 2] });
  process.off('SIGINT', wait);
  return status === 0;
}

const filesIn = (folder: string): readonly string[] => readdirSync(folder).filter((file) => /^zhilv-.*\.tgz$/.test(file));

function tarballsIn(folder: string): readonly Tarball[] {
  const files = existsSync(folder) ? filesIn(folder) : [];
  if (files.length === 0)
    throw new CommandError(`${folder} has no tarballs of shared packages; npm run pack:shared of the repository writes them`);
  const tarballs = files.map((file): Tarball => {
    const text = execFileSync('tar', ['-xzOf', path.join(folder, file), 'package/package.json'], { encoding: 'utf8' });
    return { ...Packed.parse(JSON.parse(text)), file };
  });
  const twice = tarballs.find(({ name, file }) => tarballs.some((one) => one.name === name && one.file !== file));
  if (twice) throw new CommandError(`${folder} has two tarballs of ${twice.name}; pack into a folder that is empty`);
  return tarballs;
}

/** The version in the name of a tarball, or the version itself. */
const shortOf = (version = '(none)'): string => /-(\d[^/]*)\.tgz$/.exec(version)?.[1] ?? version;
