import type { AnalyticsChoice } from '@zhilv/site/analytics-choice';

/** The key of the visitor's answer in local storage. The value is the answer, a space, and the host name that it was about. */
export const CHOICE_KEY = 'zhilv.analytics';

/** The visitor's answer about counting by `host`. An answer about another host does not count. */
export function keptChoice(host: string): AnalyticsChoice {
  const [choice, about] = localStorage.getItem(CHOICE_KEY)?.split(' ') ?? [];
  return about === host && (choice === 'granted' || choice === 'denied') ? choice : 'open';
}

/** Keeps the visitor's answer for the visits to come. */
export function keepChoice(choice: AnalyticsChoice, host: string): void {
  try {
    localStorage.setItem(CHOICE_KEY, `${choice} ${host}`);
  } catch {
    // The storage is full: the visitor is asked again next time.
  }
}
