import { SIGN_IN } from '@zhilv/site/addresses';
import type { ReleaseFile, ReleasePage } from '../schema/index.ts';
import type { RenderedPage } from '@zhilv/site/rendering-outcome';
import { deferScripts } from './deferScripts.ts';
import { ROOT_ELEMENT } from './documentFiles.ts';
import { escaped } from './escaped.ts';
import { PAINT_MARK } from './paintMark.ts';

/** The release that a page was rendered with. */
export interface RenderingRelease {
  readonly remote: string;
  readonly id: string;
  /** Directory of its files, from the origin's root, with a slash at both ends. */
  readonly base: string;
  readonly pages: Readonly<Record<string, Pick<ReleasePage, 'css'>>>;
  /** The name by which its runtime knows a stylesheet. */
  readonly styles: Readonly<Record<string, string>>;
}

/** This matches a document's title, whose place the page's own takes. */
const TITLE = /<title>[^<]*<\/title>/;

/**
 * Puts a page into a filled public document: its HTML, its stylesheets, the data to hydrate with, and the release that it
 * was rendered with. The first paint waits for the elements that the page marks with `data-blocking="render"`, because what
 * comes before them would move as they arrive. Scripts start after the first paint.
 * @param head what `headMarkup` gives for the page; null leaves the document its own
 */
export function fillRendering(
  document: string,
  { html, hydration, pageKeys }: Pick<RenderedPage, 'html' | 'hydration' | 'pageKeys'>,
  release: RenderingRelease,
  head: string | null,
): string {
  const { remote, id } = release;
  const data = JSON.stringify(hydration).replaceAll('<', String.raw`\u003c`);
  const root = [
    `<div id="root" data-rendered="${remote}@${id}">${html}</div>`,
    `<script type="application/json" id="hydration">${data}</script>`,
  ].join('');
  return deferScripts(document)
    .replace(TITLE, (title) => head ?? title)
    .replace('</head>', () => `${styleLinks(pageKeys, release)}${expectLinks(html)}</head>`)
    .replace(ROOT_ELEMENT, () => root);
}

/**
 * Writes the stylesheets of frame and page, each once. Their names tell the browser's runtime that it need not load them
 * again, which would also change their order. Digest and mode are those of its own requests.
 */
function styleLinks(pageKeys: readonly string[], { remote, id, base, pages, styles }: RenderingRelease): string {
  const files = new Map<string, ReleaseFile>();
  for (const key of pageKeys) for (const file of pages[key]?.css ?? []) files.set(file.file, file);
  return [...files.values()]
    .map(
      ({ file, integrity }) =>
        `<link rel="stylesheet" href="${base}${file}" crossorigin="anonymous" integrity="${integrity}" data-rspack="${remote}@${id}:${styles[file] ?? ''}">\n`,
    )
    .join('');
}

const expectLinks = (html: string): string =>
  Array.from(html.matchAll(PAINT_MARK), ([, id]) => `<link rel="expect" href="#${id}" blocking="render">\n`).join('');

/** Fills a public document with plain words on why there is no page. Where script runs, the site takes over. */
export const fillMessage = (document: string, company: string, message: string): string =>
  document.replace(
    ROOT_ELEMENT,
    () =>
      `<div id="root"><main><h1>${escaped(company)}</h1><p>${escaped(message)}</p><p><a href="${SIGN_IN}">员工登录</a></p></main></div>`,
  );
