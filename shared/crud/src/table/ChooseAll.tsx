import { PlainCheckbox } from '@zhilv/ui/plain/checkbox';
import type { ReactNode } from 'react';
import type { Identified } from '../resource/defineResource.ts';
import type { List } from '../list/useList.ts';

export interface ChooseAllProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  children?: ReactNode;
}

/** Chooses all rows of the page, or none. The box is half checked while some rows are chosen. */
export function ChooseAll<Row extends Identified, Name extends string>({ list, children }: ChooseAllProps<Row, Name>) {
  const { selection, rows } = list;
  const chosen = selection.rows.length;
  return (
    <PlainCheckbox
      aria-label="选择本页全部"
      checked={chosen > 0 && chosen < rows.length ? 'mixed' : chosen > 0}
      onChange={() => selection.setAll(chosen < rows.length)}
    >
      {children}
    </PlainCheckbox>
  );
}
