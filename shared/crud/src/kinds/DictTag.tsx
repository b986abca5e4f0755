import { useDictEntry } from '@zhilv/platform';
import { Tag, type TagProps } from '@zhilv/ui/tag';
import { Absent } from './Absent.tsx';

export interface DictTagProps {
  /** The dictionary's key. */
  type: string;
  value: string | number | null | undefined;
}

/** The colours a dictionary entry may carry (contract dicts.md); one without a colour is plain text. */
const TONES: Readonly<Record<string, NonNullable<TagProps['tone']>>> = {
  primary: 'accent',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
  default: 'plain',
};

/** A value of a dictionary by its label; one that no dictionary knows as itself. */
export function DictTag({ type, value }: DictTagProps) {
  const entry = useDictEntry(type, value);
  if (value === null || value === undefined || value === '') return <Absent />;
  if (entry === undefined) return <Tag>{value}</Tag>;
  if (!entry.colorType) return entry.label;
  return <Tag tone={TONES[entry.colorType] ?? 'plain'}>{entry.label}</Tag>;
}
