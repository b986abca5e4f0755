import createSanitiser from 'dompurify';

const sanitiser = createSanitiser(window);

sanitiser.addHook('afterSanitizeAttributes', (element) => {
  if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener noreferrer');
});

const RULES = {
  FORBID_TAGS: ['style', 'form'],
  // Labels of diagrams are edited in place; links may open beside the console.
  ADD_ATTR: ['contenteditable', 'target'],
  RETURN_TRUSTED_TYPE: false as const,
};

/** Removes everything from markup that runs, restyles the page or submits a form. */
export const sanitise = (html: string): string => sanitiser.sanitize(html, RULES);

/**
 * The same in a document without a policy of ours: the sanitiser makes none of its own.
 * @param createHTML gives what it parses
 */
export function sanitiserFor(createHTML: (html: string) => string): (html: string) => string {
  const policy = { createHTML, createScriptURL: refuseScript };
  // What its types call a policy is a class of browsers.
  const options = { ...RULES, TRUSTED_TYPES_POLICY: policy as never };
  return (html) => sanitiser.sanitize(html, options);
}

function refuseScript(): never {
  throw new TypeError('a sanitiser loads no script');
}
