import type { Sanitise } from '@zhilv/site/markup';
import { withoutRefusedPictures } from './withoutRefusedPictures.ts';

/** Loads the sanitiser; DOMPurify comes with it, and only to pages that show rich text. */
export const loadSanitiser = async (): Promise<Sanitise> => (await import('./sanitise.lazy.ts')).sanitise;

/**
 * Prepares text from an editor for `RichText`: it becomes harmless, its highest headings get `level`, and pictures that the content
 * policy refuses are not asked for.
 *
 * The server leaves markup as it is, for its API has sanitised it, and there is no document to do so by.
 */
export async function prepareRichText(
  html: string | null | undefined,
  level: 2 | 3,
  fileHosts: readonly string[],
): Promise<string> {
  const text = withHeadingsFrom(level, html ?? '');
  const isClean = typeof document === 'undefined' || text === '';
  return withoutRefusedPictures(isClean ? text : (await loadSanitiser())(text), fileHosts);
}

/** People write headings of any level; on a page they follow the one above them. The editor's lowest is 5. */
function withHeadingsFrom(level: number, html: string): string {
  const levels = Array.from(html.matchAll(/<h([1-5])\b/gi), ([, digit]) => Number(digit));
  const shift = level - Math.min(...levels);
  return html.replaceAll(/(<\/?h)([1-5])\b/gi, (_, tag: string, digit: string) => tag + Math.min(Number(digit) + shift, 5));
}
