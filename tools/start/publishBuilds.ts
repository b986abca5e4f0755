import type { PresentRelease } from '@zhilv/build';
import { liveUnfitLines } from '@zhilv/release/site-directory';
import { publishBuild } from './publishBuild.ts';

/** Publishes finished builds by the rules of a start, and says what became of each and what the live host cannot run afterwards. */
export async function publishBuilds(
  builds: readonly Pick<PresentRelease, 'output'>[],
  siteDirectory: string,
  say: (line: string) => void,
): Promise<void> {
  for (const build of builds) {
    const { name, release, uploaded, activated, notice } = await publishBuild(build, siteDirectory);
    if (activated) say(`activated ${name} ${release}`);
    else if (uploaded) say(`uploaded ${name} ${release}`);
    if (notice) say(notice);
  }
  for (const line of liveUnfitLines(siteDirectory)) say(line);
}
