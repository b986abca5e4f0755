import { write, writeOn } from '../mend/write.ts';

/** The selector of the line that tells the number of further events of a day and shows them when it is pressed. */
export const MORE = '.semi-calendar-month-event-card-wrapper';

/**
 * Makes a table of the month that Semi draws. Semi's grid promises keys that it does not have, its rows stand in a list, and
 * its days have English names.
 */
export function mendMonth(root: HTMLElement, label: string): void {
  write(root, '.semi-calendar-month', { role: 'table', 'aria-label': label });
  write(root, '.semi-calendar-month-skeleton > li', (cell) => ({
    role: 'cell',
    'aria-label': null,
    'aria-current': cell.classList.contains('semi-calendar-today') ? 'date' : null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    tabindex: null,
  }));
  write(root, MORE, { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog' });
  for (const list of root.querySelectorAll('.semi-calendar-event-items')) {
    // A table may hold only rows, so the events of a week become a row of their own.
    writeOn(list, { role: list.childElementCount === 0 ? 'presentation' : 'row' });
    write(list, '.semi-calendar-event-item', { role: 'cell' });
  }
}
