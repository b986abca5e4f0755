/*
 * These tables say what people may write into content, notices and templates (docs/threats.md §4). Both sanitisers use them:
 * the server's before text is stored and when it is read, and the browser's before it becomes markup.
 */

/** These tags stay. Of any other tag only the content stays. */
export const RICH_TEXT_TAGS: readonly string[] = (
  'p br h1 h2 h3 h4 h5 blockquote ul ol li strong em u s sub sup code pre hr a img ' +
  'table thead tbody tr th td span div figure figcaption video source'
).split(' ');

/** These tags go with their content, because a browser reads it as something else than text. */
export const FOREIGN_TAGS: readonly string[] = (
  'script style template noscript iframe noframes noembed object embed applet math svg title textarea select option ' +
  'xmp plaintext frameset head'
).split(' ');

/** These attributes may stay on one tag or another; `allowedAttributes` decides on each. */
export const RICH_TEXT_ATTRIBUTES: readonly string[] =
  'href target rel title class style src alt width height loading decoding referrerpolicy controls preload colspan rowspan'.split(
    ' ',
  );
