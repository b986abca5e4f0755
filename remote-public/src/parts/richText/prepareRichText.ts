import type { Sanitise } from '@zhilv/site/markup';

/** Loads the sanitiser; DOMPurify comes with it, and only to pages that show rich text. */
export const loadSanitiser = async (): Promise<Sanitise> => (await import('./sanitise.lazy.ts')).sanitise;

/**
 * Prepares text from an editor for `RichText`: it becomes harmless, and its highest headings get `level`.
 *
 * The server leaves markup as it is, for its API has sanitised it, and there is no document to do so by.
 */
export async function prepareRichText(html: string | null | undefined, level: 2 | 3): Promise<string> {
  const text = withHeadingsFrom(level, html ?? '');
  return typeof document === 'undefined' || text === '' ? text : (await loadSanitiser())(text);
}

/** People write headings of any level; on a page they follow the one above them. The editor's lowest is 5. */
function withHeadingsFrom(level: number, html: string): string {
  const levels = Array.from(html.matchAll(/<h([1-5])\b/gi), ([, digit]) => Number(digit));
  const shift = level - Math.min(...levels);
  return html.replaceAll(/(<\/?h)([1-5])\b/gi, (_, tag: string, digit: string) => tag + Math.min(Number(digit) + shift, 5));
}
