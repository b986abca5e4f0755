import type { PresentRelease } from '@zhilv/build';
import { currentCommit, publish, type PublishResult } from '@zhilv/release/site-directory';

/** The commit of this checkout, which has all that a start builds. */
let commit: string | null | undefined;

/** Publishes a finished build by the rules of a start, which gives way to what a team has set. */
export function publishBuild({ output }: Pick<PresentRelease, 'output'>, siteDirectory: string): Promise<PublishResult> {
  commit ??= currentCommit(output);
  return publish({ siteDirectory, directory: output, by: 'start', activate: true, commit, now: Date.now() });
}
