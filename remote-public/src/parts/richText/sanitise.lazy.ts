import { keepAllowedAttributes, RICH_TEXT_RULES } from '@zhilv/contract/rich-text';
import createSanitiser from 'dompurify';

const sanitiser = createSanitiser(window);

// The contract's table decides on every attribute, here as on the server.
sanitiser.addHook('afterSanitizeAttributes', keepAllowedAttributes);

/** Leaves rich text the tags and attributes of the contract's table and no others. Clean text stays as it is. */
export const sanitise = (html: string): string => sanitiser.sanitize(html, RICH_TEXT_RULES);
