/** These elements stand on lines of their own, so that words before and after them are not one word. */
const BLOCK = /<\/?(?:p|div|h[1-6]|ul|ol|li|table|tr|t[dh]|blockquote|pre|figure|figcaption|section|hr|br)\b[^>]*>/gi;

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Gives what people read of rich text that is sanitised, where no other entities are left, and no `>` in an attribute. */
export const plainText = (sanitised: string): string =>
  sanitised
    .replaceAll(BLOCK, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
