import type { DictData } from '@zhilv/contract/system';
import { type Field, text } from '@zhilv/crud';
import { EntryTag } from '@zhilv/ui/entry-tag';

/** A field for the label of dictionary data, shown as lists show it, in its colour. */
export const dictDataLabel = (label: string): Field<string> => ({
  ...text(label),
  // The field belongs to dictionary data alone.
  show: (_, row) => <EntryTag entry={row as DictData} />,
});
