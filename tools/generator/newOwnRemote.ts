import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packShared } from '../pack/packShared.ts';
import { applyChanges } from './applyChanges.ts';
import { GeneratorError } from './GeneratorError.ts';
import { label, newRemoteName } from './names.ts';
import { PACKAGES_FOLDER, remoteOfItsOwn } from './remoteOfItsOwn.ts';

interface OwnRemoteOptions {
  readonly name: string;
  readonly label: string | undefined;
  /** Absolute path of a folder that is empty or does not exist yet. */
  readonly folder: string;
}

/**
 * Makes a remote in a folder outside the repository, with the packages it is built with.
 * @returns the files written, from that folder
 * @throws GeneratorError
 */
export function newOwnRemote(root: string, options: OwnRemoteOptions): readonly string[] {
  const { folder } = options;
  const name = newRemoteName(root, options.name);
  const title = label(options.label ?? name);
  if (existsSync(folder) && readdirSync(folder).some((entry) => entry !== '.git'))
    throw new GeneratorError(`${folder} is not empty; name a new folder`);
  if (!path.relative(root, folder).startsWith('..'))
    throw new GeneratorError(`${folder} is inside this repository; leave out --folder for a remote of the workspace`);
  const packages = packShared(root, path.join(folder, PACKAGES_FOLDER));
  const written = applyChanges(folder, remoteOfItsOwn(root, { name, label: title, packages }), []);
  return [...packages.map(({ file }) => path.relative(folder, file)), ...written];
}
