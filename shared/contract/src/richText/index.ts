export { allowedAttributes } from './allowedAttributes.ts';
export { FOREIGN_TAGS, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from './richTextTags.ts';
