import type { Loader } from '@zhilv/loader';
import type { Registry } from '@zhilv/release/schema';
import { fetchAhead } from '../prefetch/fetchAhead.ts';
import { filesInCommon } from '../prefetch/filesInCommon.ts';
import { onLinkIntent } from '../prefetch/onLinkIntent.ts';
import { pageAt } from './publicRoutes.tsx';

/**
 * Fetches the files of a page into the browser's cache when a visitor points at a link that leads there. Content is not fetched
 * with them, for that would count as reading it, and nothing is fetched for visitors who ask to save data.
 */
export function fetchPagesAhead(registry: Registry, loader: Pick<Loader, 'pages'>): void {
  onLinkIntent(({ pathname }) => {
    const page = pageAt(loader, pathname);
    if (page) fetchAhead(filesInCommon(registry, page, [page.key]));
  });
}
