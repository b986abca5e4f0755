import type { PresentRelease } from '@zhilv/build';
import { currentCommit, publish, type PublishResult } from '@zhilv/release/site-directory';

/** Publishes a finished build by the rules of a start, which gives way to what a team has set. */
export const publishBuild = ({ output }: PresentRelease, siteDirectory: string): Promise<PublishResult> =>
  publish({ siteDirectory, directory: output, by: 'start', activate: true, commit: currentCommit(output), now: Date.now() });
