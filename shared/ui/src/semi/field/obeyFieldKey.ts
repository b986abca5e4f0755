import type { KeyboardEvent } from 'react';

/** The parts of a field that opens a popup. */
interface Opening {
  readonly control: () => HTMLElement | null;
  readonly popup: () => HTMLElement | null;
  /** Empties it, where that can be done. */
  clear?: (() => void) | undefined;
  /** Does what another key means to the content of the popup. */
  obey: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Does what a key means to a field that opens a popup: to open it, to stay in it, to leave it. */
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
