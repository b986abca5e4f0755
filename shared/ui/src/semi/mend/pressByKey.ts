import type { KeyboardEvent } from 'react';

/** Presses what says that it is a button and is none, by Enter and Space as a button is pressed. */
export function pressByKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLElement)) return;
  if (target.localName === 'button' || target.getAttribute('role') !== 'button') return;
  // Else the page scrolls on Space, and some of Semi's own listeners press a second time on Enter.
  event.preventDefault();
  if (target.getAttribute('aria-disabled') !== 'true') target.click();
}
