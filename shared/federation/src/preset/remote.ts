import path from 'node:path';
import type { PageDeclaration } from '../pages/definePages.ts';
import type { BuildPlan } from './BuildPlan.ts';
import { releaseId } from './releaseId.ts';
import { readPackage } from './workspacePackage.ts';

interface RemoteOptions {
  /** Absolute folder of the remote's package. */
  readonly directory: string;
  readonly pages: Readonly<Record<string, PageDeclaration>>;
}

/** The build of a remote: a container with one expose per page. */
export function remote({ directory, pages }: RemoteOptions): BuildPlan {
  const name = readPackage(directory)
    .name.replace(/^@[^/]+\//, '')
    .replaceAll('-', '_');
  const release = releaseId(directory);
  return { name, directory, release, output: path.join(directory, 'dist', release), pages };
}
