import { INLINE_SCRIPT, integrityOf, PAINT_MARK } from '@zhilv/release/site-directory';
import type { StyleRules } from './StyleRules.ts';

/** A file that a document names, with the digest that it has to have. */
export interface NamedFile {
  /** From the origin's root. */
  readonly address: string;
  readonly integrity: string;
}

/** A stylesheet as text and as rules; null where it has to keep an element of its own. */
export interface ReadStyle {
  readonly text: string;
  readonly rules: StyleRules | null;
}

interface FoundStyle {
  /** The element that names it. */
  readonly link: string;
  readonly integrity: string;
  readonly style: ReadStyle;
}

/** A stylesheet of a document, as `documentOf` and `fillRendering` write it. */
const STYLESHEET = /<link rel="stylesheet"(?: data-boot)? href="([^"]+)" crossorigin="anonymous" integrity="([^"]+)"[^>]*>/g;
const CLASSES = / class="([^"]*)"/g;
/** This matches what an element cannot hold, and characters that parsers of HTML replace, which would change the digest. */
const NOT_IN_HTML = /<\/style|[\r\0]/i;

/** The host's head script, if it knows the second, has the stylesheets that have it replace those that have the first. */
const FIRST_STYLE = 'data-first-style';
const LATER_STYLE = 'data-later-style';

/**
 * Puts the stylesheets of a rendered document inside it, which saves the first paint one round trip to the server. In the head
 * stands what is needed by the page up to the last element that the first paint waits for, and the stylesheets themselves stand
 * behind that element, all in one, because each of them alone would be stronger than what the head has of the next. Where one cannot
 * be read, the others stand in its order in the head, because layers have their strength by it. A disabled link stands in the place of each. Browsers do not follow it, and it tells the remote's runtime and the loader that
 * they need not ask for the file.
 * @param read gives a stylesheet, or null where it cannot be read; that stylesheet stays a link
 * @returns the document, and the digests of what stands in it, by which its policy allows just that
 */
export function inlineStyles(
  document: string,
  read: (file: NamedFile) => ReadStyle | null,
): { readonly html: string; readonly digests: readonly string[] } {
  const headEnd = document.indexOf('</head>');
  const head = document.slice(0, headEnd);
  const body = document.slice(headEnd);
  const linked = Array.from(head.matchAll(STYLESHEET), ([link, address = '', integrity = '']) => {
    const style = read({ address, integrity });
    return { link, integrity, style: style === null || NOT_IN_HTML.test(style.text) ? null : style };
  });
  const found = linked.filter((one): one is FoundStyle => one.style !== null);
  const rules = found.flatMap(({ style }) => style.rules ?? []);
  const paintEnd = rules.length === linked.length && isMovedLater(document) ? firstPaintEnd(body) : null;
  const inlined = found.reduce((html, { link, style }) => {
    const disabled = link.replace('<link ', '<link disabled ');
    return html.replace(link, () => (paintEnd === null ? `<style>${style.text}</style>\n${disabled}` : disabled));
  }, head);
  if (paintEnd === null) return { html: inlined + body, digests: found.map(({ integrity }) => integrity) };

  const painted = body.slice(0, paintEnd);
  const classes = new Set(Array.from(painted.matchAll(CLASSES), ([, names = '']) => names.split(/\s+/)).flat());
  const first = rules.map((ofOne) => ofOne.pick(classes)).join('');
  const whole = found.map(({ style }) => style.text).join('');
  return {
    html: `${inlined}<style ${FIRST_STYLE}>${first}</style>\n${painted}<style ${LATER_STYLE}>${whole}</style>${body.slice(paintEnd)}`,
    digests: [first, whole].map((text) => integrityOf(Buffer.from(text))),
  };
}

const isMovedLater = (document: string): boolean =>
  document.match(INLINE_SCRIPT)?.some((script) => script.includes(LATER_STYLE)) === true;

/** Gives the end of the last element that the first paint waits for; null where it waits for none. */
const firstPaintEnd = (body: string): number | null =>
  Array.from(body.matchAll(PAINT_MARK), (mark) => mark.index + mark[0].length).at(-1) ?? null;
