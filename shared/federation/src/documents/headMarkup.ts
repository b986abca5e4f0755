import type { PageHead } from '../pages/pageHead.ts';

/** What a page says of itself, as elements of the document's head. */
export function headMarkup({ title, description, canonical }: PageHead, { origin }: { readonly origin: string }): string {
  return [
    `<title>${escapeText(title)}</title>`,
    ...(description === undefined ? [] : [`<meta name="description" content="${escapeText(description)}">`]),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeText(origin + canonical)}">`]),
  ].join('\n');
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
