import type { KeyboardEvent } from 'react';
import { focusedIn } from '../focus/focusedIn.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden]), textarea:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** Gives the controls of a dialog that can take the focus, in their order; the input of a hidden file choice cannot. */
export const controlsOf = (dialog: HTMLElement): readonly HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    // Tab reaches only one element of a group such as the days of a month; the others have a negative index.
    (control) => control.offsetParent !== null && control.tabIndex >= 0,
  );

/**
 * On Tab in a dialog: goes from its last control to the first and the other way round, instead of leaving it.
 * @param dialog the dialog, where another element listens to the key
 */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>, dialog: HTMLElement = event.currentTarget): void {
  const controls = controlsOf(dialog);
  const first = controls[0];
  const last = controls.at(-1);
  const focused = focusedIn(dialog);
  const leaving = event.shiftKey ? [first, dialog] : [last];
  if (!leaving.some((control) => control === focused)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
