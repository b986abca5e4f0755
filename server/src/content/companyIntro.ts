import { sanitisedText } from './text/sanitisedText.ts';

let last: { readonly intro: string; readonly sanitised: Promise<string> } | null = null;

/** Gives the company's words about itself without what could do harm. It remembers the last ones, because every page asks. */
export function sanitisedIntro(intro: string): Promise<string> {
  if (last?.intro === intro) return last.sanitised;
  const sanitised = sanitisedText(intro);
  last = { intro, sanitised };
  // The next page tries again.
  sanitised.catch(() => (last = null));
  return sanitised;
}
