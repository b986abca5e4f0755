import type { KeyboardEvent } from 'react';

/**
 * Passes an Esc on to the elements around `event.currentTarget`. Call it while the event is captured, because the trigger of a
 * Semi popup stops every Esc, also one that is meant for the dialog around it.
 */
export function passEscape(event: KeyboardEvent<HTMLElement>): void {
  event.stopPropagation();
  const { key, bubbles, cancelable } = event.nativeEvent;
  const handed = event.currentTarget.parentElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles, cancelable }));
  if (handed === false) event.preventDefault();
}
