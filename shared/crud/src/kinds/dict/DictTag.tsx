import { useDictEntry } from '@zhilv/platform';
import { Tag } from '@zhilv/ui/tag';
import { Absent } from '../Absent.tsx';
import { EntryTag } from './EntryTag.tsx';

export interface DictTagProps {
  /** The dictionary's key. */
  type: string;
  value: string | number | null | undefined;
}

/** Shows a dictionary value by its label, and a value that no dictionary knows as it is. */
export function DictTag({ type, value }: DictTagProps) {
  const entry = useDictEntry(type, value);
  if (value === null || value === undefined || value === '') return <Absent />;
  return entry === undefined ? <Tag>{value}</Tag> : <EntryTag entry={entry} />;
}
