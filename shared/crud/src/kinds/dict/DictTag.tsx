import { dictionariesAwaited, useDictEntry } from '@zhilv/platform';
import { Tag } from '@zhilv/ui/tag';
import { Absent } from '../Absent.tsx';
import { AwaitedTag } from './AwaitedTag.tsx';
import { EntryTag } from '@zhilv/ui/entry-tag';

export interface DictTagProps {
  /** The dictionary's key. */
  type: string;
  value: string | number | null | undefined;
}

/**
 * Shows a dictionary value by its label, and a value that no dictionary knows as it is. While dictionaries are awaited it keeps
 * the place of a label.
 */
export function DictTag({ type, value }: DictTagProps) {
  const entry = useDictEntry(type, value);
  if (value === null || value === undefined || value === '') return <Absent />;
  if (entry !== undefined) return <EntryTag entry={entry} />;
  return dictionariesAwaited() ? <AwaitedTag /> : <Tag>{value}</Tag>;
}
