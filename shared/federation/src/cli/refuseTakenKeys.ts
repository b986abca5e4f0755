import { activeRelease } from '../schema/activeRelease.ts';
import type { Registry, Release } from '../schema/index.ts';
import { CommandError } from './CommandError.ts';

/**
 * A page key leads to one page, a slot key to one contribution, and the public site has one frame.
 * @throws CommandError when another remote's active release has what `release` brings.
 */
export function refuseTakenKeys(registry: Registry, release: Release): void {
  for (const [name, entry] of Object.entries(registry.remotes)) {
    if (name === release.name) continue;
    const { pages = {}, slots = {} } = activeRelease(entry)?.load ?? {};
    const slot = Object.keys(release.slots).find((key) => Object.hasOwn(slots, key));
    if (slot) throw new CommandError(`slot ${slot} of ${release.name} is provided by ${name} already`);
    for (const [key, page] of Object.entries(release.pages)) {
      if (Object.hasOwn(pages, key)) throw new CommandError(`page ${key} of ${release.name} is provided by ${name} already`);
      const frame = page.frame && Object.entries(pages).find(([, other]) => other.frame === page.frame)?.[0];
      if (frame) throw new CommandError(`${release.name} brings a ${page.frame} frame (${key}), and so does ${name} (${frame})`);
    }
  }
}
