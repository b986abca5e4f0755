import type { AnalyticsChoice } from '@zhilv/site/analytics-choice';
import { createRoot } from 'react-dom/client';
import { rootOptions } from '../../report/rootOptions.ts';
import { ConsentBar, type ConsentSubject } from './ConsentBar.tsx';

interface OpenConsentBar {
  /** Shows the bar and leaves the focus where it is, for the visitor did not ask for the bar. */
  readonly ask: (choice: AnalyticsChoice) => void;
  /** Shows the bar because the visitor asked for it: the focus moves to the bar, and back when it closes. */
  readonly askAgain: (choice: AnalyticsChoice) => void;
  readonly close: () => void;
}

/** Makes a place for the bar, which comes before the page in the order of reading and of the keyboard. */
export function openConsentBar(subject: ConsentSubject, onChosen: (choice: AnalyticsChoice) => void): OpenConsentBar {
  const element = document.createElement('div');
  document.body.prepend(element);
  const root = createRoot(element, rootOptions);
  let before: Element | null = null;
  let turn = 0;

  const show = (choice: AnalyticsChoice, takesFocus: boolean) => {
    before = takesFocus ? document.activeElement : null;
    turn += 1;
    const asking = { ...subject, choice, takesFocus, onChosen: chosen, onClosed: close };
    root.render(<ConsentBar key={turn} {...asking} />);
  };
  const close = () => {
    root.render(null);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    before = null;
  };
  const chosen = (choice: AnalyticsChoice) => {
    close();
    onChosen(choice);
  };
  return { ask: (choice) => show(choice, false), askAgain: (choice) => show(choice, true), close };
}
