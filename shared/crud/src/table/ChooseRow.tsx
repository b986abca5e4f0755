import { PlainCheckbox } from '@zhilv/ui/plain/checkbox';
import { type Identified, nameOf } from '../resource/defineResource.ts';
import type { List } from '../list/useList.ts';

export interface ChooseRowProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  row: NoInfer<Row>;
}

/** Chooses a row for an action on several rows. */
export function ChooseRow<Row extends Identified, Name extends string>({ list, row }: ChooseRowProps<Row, Name>) {
  return (
    <PlainCheckbox
      aria-label={`选择「${nameOf(list.resource, row)}」`}
      checked={list.selection.has(row)}
      onChange={(chosen) => list.selection.set(row, chosen)}
    />
  );
}
