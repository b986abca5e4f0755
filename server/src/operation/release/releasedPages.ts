import type { ReleasedPage } from '@zhilv/contract/operation';
import { activeRelease } from '@zhilv/release/active-release';
import { readRegistry } from '@zhilv/release/site-directory';

/** Gives the pages of the console that live releases bring, by their keys. Those of remotes that are switched off are among them. */
export function releasedPages(siteDirectory: string): readonly ReleasedPage[] {
  const remotes = Object.entries(readRegistry(siteDirectory).remotes);
  const pages = remotes.flatMap(([remote, entry]) =>
    Object.entries(activeRelease(entry)?.load?.pages ?? {}).flatMap(([key, { layout, path = '', title = null }]) =>
      // A page of a single record is opened by a link that names the record.
      layout === 'console' && !path.includes('/:') ? [{ key, title, remote }] : [],
    ),
  );
  return pages.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}
