import type { KeyboardEvent } from 'react';

/** Presses an element that has the role of a button and is none, by Enter and Space. */
export function pressByKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLElement)) return;
  if (target.localName === 'button' || target.getAttribute('role') !== 'button') return;
  // Otherwise the page scrolls on Space, and some listeners of Semi press a second time on Enter.
  event.preventDefault();
  if (target.getAttribute('aria-disabled') !== 'true') target.click();
}
