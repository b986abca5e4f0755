import path from 'node:path';
import type { PageDeclaration } from '../pages/definePages.ts';
import type { SlotDeclaration } from '../slots/defineSlots.ts';
import type { BuildPlan } from './BuildPlan.ts';
import { releaseId } from './releaseId.ts';
import { readPackage } from './workspacePackage.ts';

interface RemoteOptions {
  /** Absolute folder of the remote's package. */
  readonly directory: string;
  readonly pages: Readonly<Record<string, PageDeclaration>>;
  readonly slots?: Readonly<Record<string, SlotDeclaration>>;
}

/** The build of a remote: a container with one expose per page and slot. */
export function remote({ directory, pages, slots = {} }: RemoteOptions): BuildPlan {
  const name = readPackage(directory)
    .name.replace(/^@[^/]+\//, '')
    .replaceAll('-', '_');
  const release = releaseId(directory);
  return { name, directory, release, output: path.join(directory, 'dist', release), pages, slots };
}
