import type { BuildPlan } from '@zhilv/federation/preset';
import { currentCommit, publish, type PublishResult } from '@zhilv/federation/release-directory';

/** Publishes a finished build by the rules of a start, which gives way to what a team has set (architecture §5). */
export const publishBuild = ({ output }: BuildPlan, site: string): Promise<PublishResult> =>
  publish({ site, directory: output, by: 'start', activate: true, commit: currentCommit(output), now: Date.now() });
