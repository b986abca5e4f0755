import createSanitiser from 'dompurify';

const sanitiser = createSanitiser(window);

sanitiser.addHook('afterSanitizeAttributes', (element) => {
  if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener noreferrer');
});

/** Removes everything from markup that runs, restyles the page or submits a form. */
export const sanitise = (html: string): string =>
  sanitiser.sanitize(html, {
    FORBID_TAGS: ['style', 'form'],
    // Labels of diagrams are edited in place; links may open beside the console.
    ADD_ATTR: ['contenteditable', 'target'],
    RETURN_TRUSTED_TYPE: false,
  });
