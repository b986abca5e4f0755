import { activeRelease } from '../schema/activeRelease.ts';
import type { Registry, Release } from '../schema/index.ts';
import { CommandError } from '../error/CommandError.ts';

/**
 * Refuses a release with a key that is taken: a page key leads to one page, a slot key to one contribution, and the public
 * site has one frame.
 * @throws CommandError when another remote's active release has what `release` brings.
 */
export function refuseTakenKeys({ remotes }: Registry, release: Pick<Release, 'name' | 'pages' | 'slots'>): void {
  const [taken] = takenKeys(remotes, release);
  if (taken) throw new CommandError(taken, 'refused', 'taken-key');
}

/** Names what `release` brings that active releases of other remotes among `remotes` bring already, a sentence for each. */
export const takenKeys = (remotes: Registry['remotes'], release: Pick<Release, 'name' | 'pages' | 'slots'>): readonly string[] =>
  Object.entries(remotes).flatMap(([name, entry]) => {
    if (name === release.name) return [];
    const { pages = {}, slots = {} } = activeRelease(entry)?.load ?? {};
    return [
      ...Object.keys(release.slots)
        .filter((key) => Object.hasOwn(slots, key))
        .map((key) => `slot ${key} of ${release.name} is provided by ${name} already`),
      ...Object.entries(release.pages).flatMap(([key, page]) => {
        if (Object.hasOwn(pages, key)) return [`page ${key} of ${release.name} is provided by ${name} already`];
        const frame = page.frame && Object.entries(pages).find(([, other]) => other.frame === page.frame)?.[0];
        return frame ? [`${release.name} brings a ${page.frame} frame (${key}), and so does ${name} (${frame})`] : [];
      }),
    ];
  });
