import type { RecordChange, ResourceField } from '@zhilv/contract/resource';
import { fieldOf } from '../kinds/declared/fieldOf.ts';
import { ChangeItems } from './ChangeItems.tsx';

export interface RecordChangesProps {
  /** The list's name. */
  label: string;
  /** The fields of the records as the contract declares them, by their names. */
  fields: Readonly<Record<string, Pick<ResourceField, 'label' | 'kind' | 'dictionary'>>>;
  changes: readonly RecordChange[];
}

/** Lists changes of records that are no list's own: who made each, when, and what each field was before. */
export function RecordChanges({ label, fields, changes }: RecordChangesProps) {
  const known = Object.fromEntries(Object.entries(fields).map(([name, declared]) => [name, fieldOf(declared)]));
  // No kind that a contract declares looks at other values of its record.
  return <ChangeItems label={label} fields={known} row={{ id: 0 }} changes={changes} />;
}
