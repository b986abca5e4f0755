import type { ReleaseFile } from '@zhilv/release/schema';
import { FETCH_TIMEOUT_MS } from './fetchJson.ts';
import { addPreloadLink, answerOf, findPreloadLink, isAwaited, isStyleOfDocument } from './preloadLink.ts';

/** A file by its absolute address. */
export interface CheckedUrl {
  readonly url: string;
  readonly integrity: string;
}

/** The answer to a request for files, the worst of several. `failing` (no answer or one of the 5xx) may pass by itself. */
export type Served = 'served' | 'missing' | 'failing';

/** Gives the address of a release's file, absolute as federation wants it. */
export const checkedUrl = (base: string, { file, integrity }: ReleaseFile): CheckedUrl => ({
  url: new URL(base + file, location.origin).href,
  integrity,
});

const linkOf = ({ url }: CheckedUrl): HTMLLinkElement | null => findPreloadLink(new URL(url).pathname);

const preloaded = new Set<string>();

/**
 * Starts downloading files that will be asked for, once per address, because a second link to a preload that failed would
 * get the same error.
 */
export function preloadFiles(files: readonly CheckedUrl[]): void {
  for (const file of files) {
    const { pathname } = new URL(file.url);
    if (file.integrity === '' || preloaded.has(file.url) || linkOf(file) || isStyleOfDocument(pathname)) continue;
    preloaded.add(file.url);
    addPreloadLink(pathname, file.integrity);
  }
}

/** Tells whether a page or slot is loaded from this file. Files that it loads later are not preloaded. */
export const isPreloaded = (url: string): boolean => preloaded.has(url) || findPreloadLink(new URL(url).pathname) !== null;

/** Settles when every preload of these files came or failed to. */
export async function preloadsAnswered(files: readonly CheckedUrl[]): Promise<void> {
  await Promise.all(files.flatMap((file) => linkOf(file) ?? []).map(answerOf));
}

/** Calls back the preloads without an answer, because later requests for such a file would wait for that answer. */
export function abandonPreloads(files: readonly CheckedUrl[]): void {
  for (const file of files) {
    const link = linkOf(file);
    if (!link || !isAwaited(link)) continue;
    preloaded.add(file.url);
    link.remove();
  }
}

/**
 * Replaces the browser's copies of files, and tells how the server answers. A bad answer that came with an `immutable`
 * header would else be kept for a year. Digests are checked when a page asks for the file; here a failed check would only
 * fill the log.
 */
export async function refetchFiles(urls: readonly string[]): Promise<Served> {
  const answers = await Promise.all(urls.map(refetch));
  return answers.find((one) => one === 'failing') ?? answers.find((one) => one === 'missing') ?? 'served';
}

async function refetch(url: string): Promise<Served> {
  try {
    const answer = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    // Only a body that was read to its end takes the place of the copy in the cache.
    await answer.arrayBuffer();
    return answer.ok ? 'served' : answer.status >= 500 ? 'failing' : 'missing';
  } catch {
    return 'failing';
  }
}

/** Tells whether the browser's copies of files, or else the server's, have the right digests. */
export async function areIntact(files: readonly CheckedUrl[]): Promise<boolean> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const answers = await Promise.allSettled(files.map(({ url, integrity }) => fetch(url, { integrity, signal })));
  return answers.every(({ status }) => status === 'fulfilled');
}
