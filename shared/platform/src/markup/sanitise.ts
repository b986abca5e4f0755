import { keepAllowedAttributes, RICH_TEXT_RULES } from '@zhilv/contract/rich-text';
import createSanitiser, { type Config } from 'dompurify';

const sanitiser = createSanitiser(window);

/** Whether text of people is sanitised, on whose attributes the contract's table decides. A second sanitiser would want a policy of its own. */
let isRichText = false;

sanitiser.addHook('afterSanitizeAttributes', (element) => {
  if (isRichText) keepAllowedAttributes(element);
  else if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener noreferrer');
});

const RULES = {
  FORBID_TAGS: ['style', 'form'],
  // Labels of diagrams are edited in place; links may open beside the console.
  ADD_ATTR: ['contenteditable', 'target'],
  RETURN_TRUSTED_TYPE: false as const,
};

/** Removes everything from markup that runs, restyles the page or submits a form. */
export const sanitise = (html: string): string => sanitiseWith(html, RULES);

/**
 * The same in a document without a policy of ours: the sanitiser makes none of its own.
 * @param createHTML gives what it parses
 */
export const sanitiserFor =
  (createHTML: (html: string) => string): ((html: string) => string) =>
  (html) =>
    sanitiseWith(html, { ...RULES, ...policyOf(createHTML) });

/**
 * Leaves text of people the tags and attributes of the contract's table and no others (docs/threats.md §4). Clean text stays as it is.
 * @param createHTML gives what is parsed in a document without a policy of ours
 */
export function sanitiseRichText(html: string, createHTML?: (html: string) => string): string {
  isRichText = true;
  try {
    return sanitiser.sanitize(html, { ...RICH_TEXT_RULES, ...(createHTML && policyOf(createHTML)) });
  } finally {
    isRichText = false;
  }
}

// What its types call a policy is a class of browsers.
const policyOf = (createHTML: (html: string) => string) => ({
  TRUSTED_TYPES_POLICY: { createHTML, createScriptURL: refuseScript } as never,
});

function refuseScript(): never {
  throw new TypeError('a sanitiser loads no script');
}

const OF_ROW = ['<table><tbody><tr>', '</tr></tbody></table>'] as const;
const OF_TABLE = ['<table>', '</table>'] as const;

/** What has to stand around a part of a table, so that a parser sees it. */
const AROUND = new Map<string | undefined, readonly [string, string]>([
  ['td', OF_ROW],
  ['th', OF_ROW],
  ['tr', ['<table><tbody>', '</tbody></table>']],
  ['col', ['<table><colgroup>', '</colgroup></table>']],
  ...['tbody', 'thead', 'tfoot', 'colgroup'].map((tag) => [tag, OF_TABLE] as const),
]);

/** The sanitiser reads markup as the content of a page, where a part of a table alone is none: editors of text make cells by themselves. */
function sanitiseWith(html: string, rules: Config & { RETURN_TRUSTED_TYPE: false }): string {
  const [, tag] = /^\s*<([a-z]+)/i.exec(html) ?? [];
  const around = AROUND.get(tag?.toLowerCase());
  if (around === undefined) return sanitiser.sanitize(html, rules);
  const [before, after] = around;
  const whole = sanitiser.sanitize(before + html.trim() + after, rules);
  // Markup that leaves the table is no part of one.
  return whole.startsWith(before) && whole.endsWith(after)
    ? whole.slice(before.length, whole.length - after.length)
    : sanitiser.sanitize(html, rules);
}
