import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { columnsOf } from './mendColumns.ts';

/** Handles a key in columns of options: it goes up or down, to the next column or back, or chooses an option. */
export function obeyColumnKey(event: KeyboardEvent): void {
  const option = event.target instanceof HTMLElement ? event.target : null;
  const lists = option?.closest<HTMLElement>('.semi-cascader-option-lists');
  if (!option || !lists) return;
  const columns = columnsOf(lists);
  const column = columns.findIndex((options) => options.includes(option));
  const row = columns[column]?.indexOf(option) ?? -1;
  const go = (to: HTMLElement | undefined): void => to?.focus();
  const { key } = event;
  if (key === 'ArrowDown') go(columns[column]?.[row + 1]);
  else if (key === 'ArrowUp') go(columns[column]?.[row - 1]);
  else if (key === 'Home') go(columns[column]?.[0]);
  else if (key === 'End') go(columns[column]?.at(-1));
  else if (key === 'ArrowLeft') go(columns[column - 1]?.find((one) => one.matches('.semi-cascader-option-active')));
  else if (key === 'ArrowRight' || key === 'Enter' || key === ' ') into(option, lists, column, key !== 'ArrowRight');
  else return;
  event.preventDefault();
}

/** Opens the column below an option and goes there. An option without one is chosen, where the key may choose. */
function into(option: HTMLElement, lists: HTMLElement, column: number, mayChoose: boolean): void {
  const leads = option.querySelector('.semi-cascader-option-icon-expand') !== null;
  if (!leads && !mayChoose) return;
  // The next column has to be there before the next key.
  flushSync(() => option.click());
  // Its options can take the focus once they are mended, and the observer does that before this runs.
  if (leads) queueMicrotask(() => columnsOf(lists)[column + 1]?.[0]?.focus());
}
