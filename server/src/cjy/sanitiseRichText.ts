import { allowedAttributes, FOREIGN_TAGS, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@zhilv/contract/rich-text';
import sanitizeHtml from 'sanitize-html';

/**
 * Rich text with the tags and attributes of the contract's table and no others (threats §4): before it is stored, for
 * whoever reads the database, and when it is read, for rows that came there another way. What is clean stays as it is.
 */
export const sanitiseRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    nonTextTags: [...FOREIGN_TAGS],
    allowedAttributes: { '*': [...RICH_TEXT_ATTRIBUTES] },
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: allowedAttributes(tagName, attributes) }) },
    // The table has decided on style already, and the library's own reading of it would write it anew.
    parseStyleAttributes: false,
  });
