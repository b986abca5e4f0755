import { allowedAttributes } from './allowedAttributes.ts';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from './richTextTags.ts';

/** The table of tags and attributes in the shape that DOMPurify takes; `keepAllowedAttributes` has to be its hook after attributes. */
export const RICH_TEXT_RULES = {
  ALLOWED_TAGS: [...RICH_TEXT_TAGS],
  ALLOWED_ATTR: [...RICH_TEXT_ATTRIBUTES],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: false as const,
};

/** The part of an element of the browser's that is used. */
interface Marked {
  readonly localName: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  setAttribute: (name: string, value: string) => void;
  removeAttribute: (name: string) => void;
}

/** Leaves an element of rich text the attributes that `allowedAttributes` allows, as the server does. */
export function keepAllowedAttributes(element: Marked): void {
  const before = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
  const after = allowedAttributes(element.localName, before);
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(after)) if (before[name] !== value) element.setAttribute(name, value);
}
