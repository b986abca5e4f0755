import type { KeyboardEvent } from 'react';
import { keepFocusInside } from '../../modal/keepFocusInside.ts';

/** A field that opens a popup. */
export interface OpeningField {
  readonly control: () => HTMLElement | null;
  readonly popup: () => HTMLElement | null;
  /** Empties it, where that can be done. */
  clear?: (() => void) | undefined;
  /** What the other keys do in the popup. */
  obey: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Does what a key means to a field that opens a popup: to open it, to stay in it, to leave it. */
export function obeyFieldKey(event: KeyboardEvent<HTMLElement>, { control, popup, clear, obey }: OpeningField): void {
  const [field, open] = [control(), popup()];
  if (event.key === 'Escape') {
    if (open === null) return;
    // Semi closes it on this very key; the dialog around the field must not take it as well.
    event.preventDefault();
    field?.focus();
  } else if (event.target === field) {
    if (open === null && ['ArrowDown', 'Enter', ' '].includes(event.key)) {
      event.preventDefault();
      field.click();
    } else if (clear !== undefined && (event.key === 'Delete' || event.key === 'Backspace')) clear();
  } else if (event.key === 'Tab' && open !== null) keepFocusInside(event, open);
  else obey(event);
}
