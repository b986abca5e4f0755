import type { AnalyticsChoice } from '@zhilv/site/analytics-choice';
import { createRoot } from 'react-dom/client';
import { rootOptions } from '../../report/rootOptions.ts';
import { ConsentBar, type ConsentSubject } from './ConsentBar.tsx';

interface OpenConsentBar {
  /** Shows it and leaves the focus where it is: the visitor has come for something else. */
  readonly ask: (choice: AnalyticsChoice) => void;
  /** Shows it at the visitor's own wish, who is led there and back. */
  readonly askAgain: (choice: AnalyticsChoice) => void;
  readonly close: () => void;
}

/** A place for the bar that asks, before the page in the order of reading and of the keyboard. */
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
