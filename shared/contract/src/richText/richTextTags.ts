/*
 * What people may write into content, notices and templates (threats §4). One table for both sanitisers: the
 * server's, before text is stored and when it is read, and the browser's, before it becomes markup.
 */

/** Tags that stay. Of any other, what is inside stays. */
export const RICH_TEXT_TAGS: readonly string[] = (
  'p br h1 h2 h3 h4 h5 blockquote ul ol li strong em u s sub sup code pre hr a img ' +
  'table thead tbody tr th td span div figure figcaption video source'
).split(' ');

/** Tags that go with all that is inside: a browser reads it as something else than text. */
export const FOREIGN_TAGS: readonly string[] = (
  'script style template noscript iframe noframes noembed object embed applet math svg title textarea select option ' +
  'xmp plaintext frameset head'
).split(' ');

/** Attributes that may stay on one tag or another; `allowedAttributes` decides on each. */
export const RICH_TEXT_ATTRIBUTES: readonly string[] =
  'href target rel title class style src alt width height loading decoding referrerpolicy controls preload colspan rowspan'.split(
    ' ',
  );
