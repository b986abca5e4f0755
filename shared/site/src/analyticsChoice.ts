/*
 * Shell and pages tell each other here about web analytics. A shell that counts visits asks each visitor and writes the
 * answer on the document's element; a page may show it and have the visitor asked again. Where the element says nothing,
 * nobody counts and there is nothing to choose. They use the document because shell and page may be of different releases.
 */

/** `open` until the visitor has answered. */
export type AnalyticsChoice = 'open' | 'granted' | 'denied';

const ATTRIBUTE = 'data-analytics';
const CHANGED = 'zhilv:analytics-changed';
const ASKED = 'zhilv:analytics-asked';

const isChoice = (text: string | null): text is AnalyticsChoice => text === 'open' || text === 'granted' || text === 'denied';

/** Gives the visitor's answer; null where there is nothing to choose. */
export function analyticsChoice(): AnalyticsChoice | null {
  const text = document.documentElement.getAttribute(ATTRIBUTE);
  return isChoice(text) ? text : null;
}

/** Writes the visitor's answer. It is for the shell. */
export function tellAnalyticsChoice(choice: AnalyticsChoice): void {
  document.documentElement.setAttribute(ATTRIBUTE, choice);
  document.dispatchEvent(new Event(CHANGED));
}

/** Calls the listener at every change. It is for pages. @returns the function that ends this */
export function followAnalyticsChoice(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}

/** Has the visitor asked again, at the visitor's own wish. It is for pages. */
export function askForAnalyticsChoice(): void {
  document.dispatchEvent(new Event(ASKED));
}

/** Calls the listener when a visitor wants to choose again. It is for the shell. */
export function onAnalyticsChoiceAsked(listener: () => void): void {
  document.addEventListener(ASKED, listener);
}
