import type { Id } from '@zhilv/contract';
import { area as areas, type Area } from '@zhilv/contract/system';
import { call } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';
import type { Field } from '../../resource/Field.ts';
import { type ReferenceOptions, treeReference } from '../reference/reference.tsx';

/**
 * Makes a field that holds the code of a district of China, which is chosen below its province and city or found by its name. The tree is
 * loaded when the field is opened, or with the form that it stands in.
 */
export const area = (label: string, options: ReferenceOptions<Id | null | undefined> = {}): Field<Id | null | undefined> =>
  treeReference(label, async () => (await call(areas.tree, {})).map(nodeOf), { ...options, whole: true });

/** A letter does not arrive by its province or city alone. */
function nodeOf({ id, name, children }: Area): TreeListNode {
  const below = children ?? [];
  return { key: String(id), label: name, ...(below.length > 0 && { disabled: true, children: below.map(nodeOf) }) };
}
