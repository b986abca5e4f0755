import type { ReleaseFile } from '../schema/index.ts';

/** A file by its absolute address. */
export interface CheckedUrl {
  readonly url: string;
  readonly integrity: string;
}

/** The address of a release's file; federation wants it absolute. */
export const checkedUrl = (base: string, { file, integrity }: ReleaseFile): CheckedUrl => ({
  url: new URL(base + file, location.origin).href,
  integrity,
});

const preloaded = new Set<string>();

/**
 * Starts downloading files that will be asked for. Only once per address: a preload that failed stays failed, and a
 * second link to it gets the same error. The links' mode and digest equal those of the real requests.
 */
export function preloadFiles(files: readonly CheckedUrl[]): void {
  for (const { url, integrity } of files) {
    if (integrity === '' || preloaded.has(url) || document.querySelector(`link[rel="preload"][href="${new URL(url).pathname}"]`))
      continue;
    preloaded.add(url);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = url.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}

/**
 * Replaces the browser's copies of files. A bad answer that came with an `immutable` header would else be kept for a
 * year. Digests are checked when the file is asked for in earnest; here they would only fill the log.
 */
export async function refetchFiles(files: readonly CheckedUrl[]): Promise<void> {
  await Promise.allSettled(files.map(({ url }) => fetch(url, { cache: 'reload' })));
}

/** Whether the server gives the files at all; it says nothing of what is in them. */
export async function areReachable(files: readonly CheckedUrl[]): Promise<boolean> {
  const answers = await Promise.allSettled(files.map(({ url }) => fetch(url, { method: 'HEAD', cache: 'no-store' })));
  return answers.every((answer) => answer.status === 'fulfilled' && answer.value.ok);
}
