import path from 'node:path';
import type { BuildPlan } from './BuildPlan.ts';
import { releaseId } from './releaseId.ts';

interface HostOptions {
  /** Absolute folder of the host's package. */
  readonly directory: string;
}

/** The build of the host: the three documents, and what it shares with remotes. */
export function host({ directory }: HostOptions): BuildPlan {
  const release = releaseId(directory);
  return { name: 'host', directory, release, output: path.join(directory, 'dist', release), pages: {}, slots: {}, budgets: {} };
}
