import type { AnalyticsChoice } from '@zhilv/site/analytics-choice';

/** Where the visitor's answer is kept: what it was, and to whose counting. */
export const CHOICE_KEY = 'zhilv.analytics';

/** What the visitor answered when asked about `host`; an answer about another one is none. */
export function keptChoice(host: string): AnalyticsChoice {
  const [choice, about] = localStorage.getItem(CHOICE_KEY)?.split(' ') ?? [];
  return about === host && (choice === 'granted' || choice === 'denied') ? choice : 'open';
}

/** Keeps the visitor's answer for the visits to come. */
export function keepChoice(choice: AnalyticsChoice, host: string): void {
  localStorage.setItem(CHOICE_KEY, `${choice} ${host}`);
}
