import { write, writeOn } from '../mend/write.ts';

/** Finds the line that says how many more there are on a day, and shows them when it is pressed. */
export const MORE = '.semi-calendar-month-event-card-wrapper';

/**
 * Makes a table of the month that Semi draws: its grid promises keys that it does not have, its rows stand in a list, and
 * its days are named as Americans write them.
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
    // A table holds rows alone, so that the events of a week are a row of their own.
    writeOn(list, { role: list.childElementCount === 0 ? 'presentation' : 'row' });
    write(list, '.semi-calendar-event-item', { role: 'cell' });
  }
}
