import type { PageHead } from '../pages/pageHead.ts';
import { escaped } from './escaped.ts';
import { structuredData } from './structuredData.ts';

/** A picture that can be shown where a page is shared; nobody draws SVG there. */
export interface SharePicture {
  /** A path from the origin's root, or whole. */
  readonly address: string;
  /** Pixels; left out where they are not known. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** Where the page stands that the head is written for. */
export interface HeadPlace {
  /** What absolute addresses begin with: `https://www.example.com`. */
  readonly origin: string;
  /** Path and query that were asked for; canonical where the page names no other. */
  readonly address: string;
  /** What stands for a picture of the site, or for a page without one, where the page is shared. */
  readonly sharePicture: (picture: string | null | undefined) => SharePicture;
}

/**
 * The elements of a page's head: title, description, canonical address, Open Graph (https://ogp.me) and structured data.
 * They take the place of the `<title>` that the document was written with.
 */
export function headMarkup(head: PageHead, { origin, address, sharePicture }: HeadPlace): string {
  const { title, description, unlisted, siteName, picture, subjects = [], feed } = head;
  // Joined, not resolved: `//elsewhere` would lead away from the origin.
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

/** JSON that cannot end the element it stands in. */
const jsonElement = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
