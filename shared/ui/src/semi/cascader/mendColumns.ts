import { focusedIn } from '../../focus/focusedIn.ts';
import { hideIcons, write, writeOn } from '../mend/write.ts';

const COLUMN = '.semi-cascader-option-list';
const OPTION = '.semi-cascader-option';

/** The columns that are open, from left to right, each with its options. */
export const columnsOf = (root: ParentNode): readonly (readonly HTMLElement[])[] =>
  [...root.querySelectorAll(COLUMN)].map((column) => [...column.querySelectorAll<HTMLElement>(OPTION)]);

/** Makes lists of options of the columns. Semi draws them as menus in a list box, which the keyboard does not reach. */
export function mendColumns(root: HTMLElement, label: string): void {
  hideIcons(root);
  writeOn(root, { role: 'none' });
  write(root, '.semi-cascader-option-lists', { role: 'group', 'aria-label': label });
  const columns = columnsOf(root);
  const stop = stopOf(columns);
  [...root.querySelectorAll(COLUMN)].forEach((column, index) => {
    writeOn(column, { role: 'listbox', 'aria-label': `${label}，第 ${index + 1} 级` });
  });
  for (const option of columns.flat()) {
    writeOn(option, {
      role: 'option',
      tabindex: option === stop ? '0' : '-1',
      'aria-haspopup': null,
      'aria-expanded': null,
      'aria-owns': null,
      'aria-selected': String(option.matches('.semi-cascader-option-active, .semi-cascader-option-select')),
      'aria-disabled': option.classList.contains('semi-cascader-option-disabled') ? 'true' : null,
    });
  }
}

/** Finds the one option that Tab goes to: the one that had the focus last, else the innermost chosen one, else the first. */
function stopOf(columns: readonly (readonly HTMLElement[])[]): HTMLElement | undefined {
  const options = columns.flat();
  return (
    options.find((option) => option === focusedIn(option)) ??
    options.findLast((option) => option.matches('.semi-cascader-option-active, .semi-cascader-option-select')) ??
    options[0]
  );
}
