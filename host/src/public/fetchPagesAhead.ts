import { activeRelease } from '@zhilv/release/active-release';
import type { Loader, PageEntry } from '@zhilv/loader';
import type { Registry } from '@zhilv/release/schema';
import { addPrefetchLink } from '../prefetch/addPrefetchLink.ts';
import { onLinkIntent } from '../prefetch/onLinkIntent.ts';
import { pageAt } from './publicRoutes.tsx';

/**
 * Fetches the files of a page into the browser's cache when a visitor points at a link that leads there. Content is not fetched
 * with them, for that would count as reading it, and nothing is fetched for visitors who ask to save data.
 */
export function fetchPagesAhead(registry: Registry, loader: Pick<Loader, 'pages'>): void {
  onLinkIntent(({ pathname }) => {
    const page = pageAt(loader, pathname);
    for (const address of page ? filesOf(page, registry) : []) if (!isKnown(address)) addPrefetchLink(address);
  });
}

/** Lists the files of a page; none of a release that the document's registry does not describe. */
function filesOf({ key, remote, release }: PageEntry, { remotes }: Registry): readonly string[] {
  const entry = remotes[remote];
  const active = entry && activeRelease(entry);
  if (active?.id !== release) return [];
  const { js = [], css = [] } = active.load?.pages[key] ?? {};
  return [...js, ...css].map(({ file }) => active.url + file);
}

/** Whether any element of the document has asked for the file. */
const isKnown = (address: string): boolean => document.head.querySelector(`[href="${address}"],[src="${address}"]`) !== null;
