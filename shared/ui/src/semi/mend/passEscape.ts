import type { KeyboardEvent } from 'react';

/**
 * Hands an Esc on to what is around `event.currentTarget`, to be called while the event is captured: the trigger of
 * Semi's popups keeps every Esc for itself, also those that are meant for the dialog it stands in.
 */
export function passEscape(event: KeyboardEvent<HTMLElement>): void {
  event.stopPropagation();
  const { key, bubbles, cancelable } = event.nativeEvent;
  const handed = event.currentTarget.parentElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles, cancelable }));
  if (handed === false) event.preventDefault();
}
