import path from 'node:path';
import { Release, type ReleaseSummary } from '@zhilv/release/schema';
import { readChecked } from './readChecked.ts';

/** The server build of a published release, checked by its digests. */
export interface FoundServerBuild {
  /** Absolute path of its module. */
  readonly file: string;
  readonly release: Release;
  readonly styles: Readonly<Record<string, string>>;
}

/**
 * Reads the server build of a release. It gives null where there is none, as with a dev server.
 * @throws Error when a file is gone or does not have its digest.
 */
export function readServerBuild(
  siteDirectory: string,
  { url, integrity }: Pick<ReleaseSummary, 'url' | 'integrity'>,
): FoundServerBuild | null {
  if (integrity === '') return null;
  const directory = path.join(siteDirectory, url);
  const release = Release.parse(JSON.parse(readChecked(path.join(directory, 'release.json'), integrity).toString('utf8')));
  if (!release.server) return null;
  const { module, styles } = release.server;
  const file = path.join(directory, module.file);
  readChecked(file, module.integrity);
  return { file, release, styles };
}
