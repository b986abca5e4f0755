import type { DictData } from '@zhilv/contract/system';
import { EntryTag, type Field, text } from '@zhilv/crud';

/** The label of a dictionary entry, shown as lists will show it, in its colour. */
export const entryLabel = (label: string): Field<string> => ({
  ...text(label),
  // A field of dictionary entries.
  show: (_, row) => <EntryTag entry={row as DictData} />,
});
