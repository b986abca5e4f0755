import { activeRelease } from '@zhilv/federation/active-release';
import type { Loader, PageEntry } from '@zhilv/federation/loader';
import type { Registry } from '@zhilv/federation/schema';
import { addPrefetchLink } from '../prefetch/addPrefetchLink.ts';
import { pageAt } from './publicRoutes.tsx';

/** What a visitor does with a link before pressing it. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'];

/**
 * Fetches the files of a page into the browser's cache when a visitor turns to a link that leads there. No content with
 * them: that would count as reading it. Who asks to save data is spared.
 */
export function fetchPagesAhead(registry: Registry, loader: Pick<Loader, 'pages'>): void {
  const turnTo = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || savesData()) return;
    const page = pageAt(loader, link.pathname);
    for (const address of page ? filesOf(page, registry) : []) if (!isKnown(address)) addPrefetchLink(address);
  };
  for (const intent of INTENTS) document.addEventListener(intent, turnTo, { passive: true });
}

/** Of a release that the document does not know the loader has to find the files itself. */
function filesOf({ key, remote, release }: PageEntry, { remotes }: Registry): readonly string[] {
  const entry = remotes[remote];
  const active = entry && activeRelease(entry);
  if (active?.id !== release) return [];
  const { js = [], css = [] } = active.load?.pages[key] ?? {};
  return [...js, ...css].map(({ file }) => active.url + file);
}

/** Whether the document has asked for it, by whatever element. */
const isKnown = (address: string): boolean => document.head.querySelector(`[href="${address}"],[src="${address}"]`) !== null;

/** Only Chromium tells (https://wicg.github.io/savedata). */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
