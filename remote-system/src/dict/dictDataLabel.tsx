import type { DictData } from '@zhilv/contract/system';
import { EntryTag, type Field, text } from '@zhilv/crud';

/** A field for the label of dictionary data, shown as lists show it, in its colour. */
export const dictDataLabel = (label: string): Field<string> => ({
  ...text(label),
  // The field belongs to dictionary data alone.
  show: (_, row) => <EntryTag entry={row as DictData} />,
});
