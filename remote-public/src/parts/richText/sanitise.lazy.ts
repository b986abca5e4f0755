import { allowedAttributes, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@zhilv/contract/rich-text';
import createSanitiser from 'dompurify';

const sanitiser = createSanitiser(window);

// The contract's table decides on every attribute, here as on the server.
sanitiser.addHook('afterSanitizeAttributes', (element) => {
  const before = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
  const after = allowedAttributes(element.localName, before);
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(after)) if (before[name] !== value) element.setAttribute(name, value);
});

/** Leaves rich text the tags and attributes of the contract's table and no others. Clean text stays as it is. */
export const sanitise = (html: string): string =>
  sanitiser.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TEXT_TAGS],
    ALLOWED_ATTR: [...RICH_TEXT_ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: false,
  });
