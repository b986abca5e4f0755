import type { PageHead } from '@zhilv/site/head';
import { escaped } from './escaped.ts';
import { structuredData } from './structuredData.ts';

/** A picture that is shown where a page is shared. It is no SVG, because no such place draws that. */
export interface SharePicture {
  /** A path from the origin's root, or a whole address. */
  readonly address: string;
  /** Width and height in pixels; absent where they are not known. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** The place of the page that a head is written for. */
export interface HeadPlace {
  /** The origin with which absolute addresses begin: `https://www.example.com`. */
  readonly origin: string;
  /** Path and query that were asked for; canonical where the page names no other. */
  readonly address: string;
  /** Gives the picture to show where a page is shared, for its own picture or for a page without one. */
  readonly sharePicture: (picture: string | null | undefined) => SharePicture;
}

/**
 * Writes the elements of a page's head: title, description, canonical address, Open Graph (https://ogp.me) and structured
 * data. They take the place of the `<title>` that the document was written with.
 */
export function headMarkup(head: PageHead, { origin, address, sharePicture }: HeadPlace): string {
  const { title, description, unlisted, siteName, picture, subjects = [], feed } = head;
  // The parts are joined and not resolved, because `//elsewhere` would lead away from the origin.
  const absolute = (to: string): string =>
    new URL(/^https?:\/\//i.test(to) && URL.canParse(to) ? to : `${origin}/${to.replace(/^\//, '')}`).href;
  const canonical = absolute(head.canonical ?? address);
  const shared = sharePicture(picture);
  const article = subjects.find((subject) => subject.kind === 'NewsArticle');
  const published = article?.published;
  const lines = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', unlisted && 'noindex, follow'),
    !unlisted && `<link rel="canonical" href="${escaped(canonical)}">`,
    feed &&
      `<link rel="alternate" type="application/rss+xml" title="${escaped(feed.title)}" href="${escaped(absolute(feed.address))}">`,
    meta('property', 'og:type', article ? 'article' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', 'zh_CN'),
    meta('property', 'og:image', absolute(shared.address)),
    meta('property', 'og:image:width', shared.size && String(shared.size.width)),
    meta('property', 'og:image:height', shared.size && String(shared.size.height)),
    meta('property', 'article:published_time', typeof published === 'number' && new Date(published).toISOString()),
    subjects.length > 0 && jsonElement(structuredData(head, { canonical, absolute, picture: absolute(shared.address) })),
  ];
  return lines.filter((line) => typeof line === 'string').join('\n');
}

const meta = (attribute: 'name' | 'property', name: string, content: string | false | undefined): string | false =>
  typeof content === 'string' && content !== '' && `<meta ${attribute}="${name}" content="${escaped(content)}">`;

/** Writes JSON that cannot end the element in which it stands. */
const jsonElement = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
