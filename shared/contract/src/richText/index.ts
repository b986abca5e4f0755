export { allowedAttributes } from './allowedAttributes.ts';
export { keepAllowedAttributes, RICH_TEXT_RULES } from './markupRules.ts';
export { FOREIGN_TAGS, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from './richTextTags.ts';
