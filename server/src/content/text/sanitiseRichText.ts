import { allowedAttributes, FOREIGN_TAGS, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@zhilv/contract/rich-text';
import sanitizeHtml from 'sanitize-html';

/**
 * Reduces rich text to the tags and attributes of the contract's table (docs/threats.md §4). This happens before it is stored,
 * for all who read the database, and when it is read, for rows that came there another way. Clean text stays unchanged.
 */
export const sanitiseRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    nonTextTags: [...FOREIGN_TAGS],
    allowedAttributes: { '*': [...RICH_TEXT_ATTRIBUTES] },
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: allowedAttributes(tagName, attributes) }) },
    // The table has decided on styles already, and the library would only write them in another form.
    parseStyleAttributes: false,
  });
