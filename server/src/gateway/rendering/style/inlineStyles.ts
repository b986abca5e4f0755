import { integrityOf } from '@zhilv/release/site-directory';
import type { StyleRules } from './StyleRules.ts';

/** A file that a document names, with the digest that it has to have. */
export interface NamedFile {
  /** From the origin's root. */
  readonly address: string;
  readonly integrity: string;
}

/** A stylesheet as text and as rules. */
export interface ReadStyle {
  readonly text: string;
  readonly rules: StyleRules;
}

interface FoundStyle {
  /** The element that names it. */
  readonly link: string;
  readonly integrity: string;
  readonly style: ReadStyle;
}

/** A stylesheet of a document, as `documentOf` and `fillRendering` write it. */
const STYLESHEET = /<link rel="stylesheet"(?: data-boot)? href="([^"]+)" crossorigin="anonymous" integrity="([^"]+)"[^>]*>/g;
/** An element that the first paint waits for, as React writes it. */
const MARK = /<span id="[\w-]+" data-blocking="render" hidden=""><\/span>/g;
const CLASSES = / class="([^"]*)"/g;
const INLINE_SCRIPT = /<script>[\s\S]*?<\/script>/g;

/** The host's head script, if it knows the second, has the stylesheets that have it replace those that have the first. */
const FIRST_STYLE = 'data-first-style';
const LATER_STYLE = 'data-later-style';

/**
 * Puts the stylesheets of a rendered document inside it, which saves the first paint one round trip to the server. In the head
 * stands what is needed by the page up to the last element that the first paint waits for, and the stylesheets themselves stand
 * behind that element. Where one cannot be read, the others stand in its order in the head, because layers have their strength by
 * it. A disabled link stands in the place of each. Browsers do not follow it, and it tells the remote's runtime and the loader that
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
    return { link, integrity, style: style === null || /<\/style/i.test(style.text) ? null : style };
  });
  const found = linked.filter((one): one is FoundStyle => one.style !== null);
  const digests = found.map(({ integrity }) => integrity);
  const paintEnd = found.length === linked.length && isMovedLater(document) ? firstPaintEnd(body) : null;
  const inlined = found.reduce((html, { link, style }) => {
    const disabled = link.replace('<link ', '<link disabled ');
    return html.replace(link, () => (paintEnd === null ? `<style>${style.text}</style>\n${disabled}` : disabled));
  }, head);
  if (paintEnd === null) return { html: inlined + body, digests };

  const painted = body.slice(0, paintEnd);
  const classes = new Set(Array.from(painted.matchAll(CLASSES), ([, names = '']) => names.split(/\s+/)).flat());
  // Each has an element of its own, because a fault in one must not reach into the next.
  const first = found.map(({ style }) => style.rules.pick(classes));
  const inHead = first.map((text) => `<style ${FIRST_STYLE}>${text}</style>\n`).join('');
  const later = found.map(({ style }) => `<style ${LATER_STYLE}>${style.text}</style>`).join('');
  return {
    html: `${inlined}${inHead}${painted}${later}${body.slice(paintEnd)}`,
    digests: [...first.map((text) => integrityOf(Buffer.from(text))), ...digests],
  };
}

const isMovedLater = (document: string): boolean =>
  document.match(INLINE_SCRIPT)?.some((script) => script.includes(LATER_STYLE)) === true;

/** Gives the end of the last element that the first paint waits for; null where it waits for none. */
const firstPaintEnd = (body: string): number | null =>
  Array.from(body.matchAll(MARK), (mark) => mark.index + mark[0].length).at(-1) ?? null;
