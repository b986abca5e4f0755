import { platform } from '../configuration/configuration.ts';

type Sanitise = (html: string) => string;

let handOver: ((sanitise: Sanitise) => void) | null = null;
let prepared: Promise<void> | null = null;
let sanitiser: Sanitise | null = null;

/**
 * Registers the shell's policy where Trusted Types are enforced: `accept` gets the function that sanitises all text before it
 * becomes markup. The shell lets no markup in before a page asks for it.
 */
export function setMarkupPolicy(accept: (sanitise: (html: string) => string) => void): void {
  handOver = accept;
}

/**
 * Makes `innerHTML` and its like work for libraries that cannot do without, through a sanitiser. Await it in the
 * loader of a page that uses such a library; the sanitiser is loaded by the first page that asks.
 */
export function prepareMarkup(): Promise<void> {
  prepared ??= loadSanitiser().catch((error: unknown) => {
    prepared = null; // The next page asks for the file again.
    throw error;
  });
  return prepared;
}

/**
 * Gives what an element takes as markup. In the console its document sanitises, by its default policy; in a page of others the policy
 * that the page gives does not count for the document, and takes what is sanitised here.
 *
 * @throws TypeError before `prepareMarkup()`, where the shell gives a policy
 */
export function trustedMarkup(html: string): string {
  const policy = platform().configuration.markup;
  if (policy === undefined) return html;
  if (sanitiser === null) throw new TypeError('markup from text: the page has to await prepareMarkup() first');
  return policy.createHTML(sanitiser(html));
}

/**
 * Loads what makes rich text harmless (docs/threats.md §4): text that an editor is given, that is pasted into it, and that it gives.
 * @example const sanitise = await richTextSanitiser(); editor.setHtml(sanitise(html));
 */
export async function richTextSanitiser(): Promise<(html: string) => string> {
  const { sanitiseRichText } = await import('./sanitise.ts');
  const policy = platform().configuration.markup;
  return (html) => sanitiseRichText(html, policy && ((text) => policy.createHTML(text)));
}

async function loadSanitiser(): Promise<void> {
  const policy = platform().configuration.markup;
  if (handOver === null && policy === undefined) return;
  const made = await import('./sanitise.ts');
  handOver?.(made.sanitise);
  if (policy !== undefined) sanitiser = made.sanitiserFor((html) => policy.createHTML(html));
}
