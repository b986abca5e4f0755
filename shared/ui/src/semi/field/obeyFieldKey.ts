import type { KeyboardEvent } from 'react';

/** The parts of a field that opens a popup. */
interface Opening {
  readonly control: () => HTMLElement | null;
  readonly popup: () => HTMLElement | null;
  /** Empties the field; absent for a field that cannot be emptied. */
  clear?: (() => void) | undefined;
  /** Handles every other key, for the content of the popup. */
  obey: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Handles a key in a field that opens a popup: it opens the popup, moves in it, or leaves it. */
export function obeyFieldKey(event: KeyboardEvent<HTMLElement>, { control, popup, clear, obey }: Opening): void {
  const [field, open] = [control(), popup()];
  if (event.key === 'Escape') {
    // Semi closes the popup on this very key; the dialog around the field must not take it as well.
    event.preventDefault();
  } else if (event.target === field) {
    // Semi opens it on Enter.
    if (open === null && (event.key === 'ArrowDown' || event.key === ' ')) {
      event.preventDefault();
      field.click();
    } else if (clear !== undefined && (event.key === 'Delete' || event.key === 'Backspace')) clear();
  } else obey(event);
}
