import type { Id } from '@zhilv/contract';
import type { TreeListNode } from '@zhilv/ui/tree-list';
import type { ReactNode } from 'react';
import type { Field } from '../../resource/Field.ts';
import type { Identified } from '../../resource/defineResource.ts';
import { nodeName } from '../../resource/nodeLabel.ts';
import { Absent } from '../Absent.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { type ReferenceSource, referenceSource } from './ReferenceSource.ts';

type LoadNodes = () => Promise<readonly TreeListNode[]>;

export interface ReferenceOptions<Value> {
  /** Shows the value in a list, where the record has more to say than ids: the name of its department. */
  readonly show?: (value: Value, row: Identified) => ReactNode;
  /** Names a record with those that it stands below, for names that tell nothing alone. */
  readonly whole?: boolean;
}

/**
 * Makes a field that holds the id of another record, which is chosen in a tree. A filter bar takes it as well.
 *
 * @param load gives the records that can be chosen; the key of each is its id
 * @example treeReference('归属部门', departmentTree, { show: (_, { dept }) => dept?.name })
 */
export function treeReference(
  label: string,
  load: LoadNodes,
  { show, whole = false }: ReferenceOptions<Id | null | undefined> = {},
): Field<Id | null | undefined> {
  const source = referenceSource(load);
  return {
    label,
    empty: null,
    column: 'text',
    prepare: source.prepare,
    show: show ?? ((value) => (value === null || value === undefined ? <Absent /> : namesOf(source, [value], whole))),
    Input: (props) => <ReferenceInput {...props} label={label} source={source} many={false} whole={whole} />,
  };
}

/**
 * Makes a field that holds the ids of several other records, which are found by their names. The records may be a tree: each of them
 * is then chosen for itself.
 *
 * @example references('岗位', async () => (await call(post.listAllSimple, {})).map(({ id, name }) => ({ key: String(id), label: name })))
 */
export function references(
  label: string,
  load: LoadNodes,
  { show, whole = false }: ReferenceOptions<readonly Id[] | null | undefined> = {},
): Field<readonly Id[] | null | undefined> {
  const source = referenceSource(load);
  return {
    label,
    empty: [],
    column: 'text',
    prepare: source.prepare,
    show:
      show ??
      ((value) => (value === null || value === undefined || value.length === 0 ? <Absent /> : namesOf(source, value, whole))),
    Input: (props) => <ReferenceInput {...props} label={label} source={source} many whole={whole} />,
  };
}

const namesOf = (source: ReferenceSource, ids: readonly Id[], whole: boolean): string =>
  ids.map((id) => nodeName(source.read() ?? [], String(id), whole) ?? String(id)).join('、');
