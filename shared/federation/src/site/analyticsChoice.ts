/*
 * What shell and pages tell each other of web analytics. A shell that counts visits asks each visitor and says on the
 * document's element how that stands; a page may show it and have the visitor asked again. Where the element says nothing
 * there is nothing to choose: nobody counts. The document is what both have, whatever releases they are of.
 */

/** `open` until the visitor has answered. */
export type AnalyticsChoice = 'open' | 'granted' | 'denied';

const ATTRIBUTE = 'data-analytics';
const CHANGED = 'zhilv:analytics-changed';
const ASKED = 'zhilv:analytics-asked';

const isChoice = (text: string | null): text is AnalyticsChoice => text === 'open' || text === 'granted' || text === 'denied';

/** How it stands; null where there is nothing to choose. */
export function analyticsChoice(): AnalyticsChoice | null {
  const text = document.documentElement.getAttribute(ATTRIBUTE);
  return isChoice(text) ? text : null;
}

/** For the shell: says how it stands. */
export function tellAnalyticsChoice(choice: AnalyticsChoice): void {
  document.documentElement.setAttribute(ATTRIBUTE, choice);
  document.dispatchEvent(new Event(CHANGED));
}

/** For pages: hears of every change. @returns what ends it */
export function followAnalyticsChoice(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener);
  return () => document.removeEventListener(CHANGED, listener);
}

/** For pages: has the visitor asked again, at his own wish. */
export function askForAnalyticsChoice(): void {
  document.dispatchEvent(new Event(ASKED));
}

/** For the shell: hears that a visitor wants to choose again. */
export function onAnalyticsChoiceAsked(listener: () => void): void {
  document.addEventListener(ASKED, listener);
}
