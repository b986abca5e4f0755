import { config } from '@zhilv/contract/infra';
import { dictType } from '@zhilv/contract/system';
import { expect, it } from 'vitest';
import { defineResource, nameOf } from './defineResource.ts';
import type { Field } from './Field.ts';
import type { FilterBarProps } from '../filter/FilterBar.tsx';
import type { choice as choiceKind } from '../kinds/choice/choice.tsx';
import type { number as numberKind } from '../kinds/number/number.tsx';
import type { switchOf as switchKind } from '../kinds/choice/switchOf.tsx';
import type { RecordTableProps } from '../table/RecordTable.tsx';

/** Makes a field with the type of the kit's, but without an input, which would need a browser. */
const kind = <Value>(label: string): Field<Value> => ({ label, show: String, Input: null, empty: null, column: 'text' });
const text = kind<string | null | undefined>;
const wholeNumber = kind<number | null | undefined>;

const dictTypes = defineResource({
  name: '字典类型',
  api: dictType,
  fields: { name: text('字典名称'), status: wholeNumber('状态'), createTime: wholeNumber('创建时间') },
  nameField: 'name',
});
type Row = NonNullable<(typeof dictTypes)['row']>;
type Name = keyof (typeof dictTypes)['fields'];

const row: Row = { id: '9007199254740993', name: '用户性别', type: 'system_user_sex', status: 0, createTime: 0 };

it('calls a record by its name field', () => {
  expect(nameOf(dictTypes, row)).toBe('用户性别');
});

it('calls a record without a name by its id', () => {
  expect(nameOf(dictTypes, { id: '9007199254740993' })).toBe('9007199254740993');
});

// The compiler checks the rest of this file; at run time it does nothing.

export const columns: RecordTableProps<Row, Name>['columns'] = ['name', 'status', 'createTime'];

export const misspeltColumn: RecordTableProps<Row, Name>['columns'] = [
  // @ts-expect-error the resource has no such field
  'nmae',
];

export const misspeltFilter: FilterBarProps<Row, Name>['fields'] = [
  // @ts-expect-error of the record, but not named by the resource
  'remark',
];

export const misspeltField = () =>
  defineResource({
    name: '字典类型',
    api: dictType,
    fields: {
      name: text('字典名称'),
      // @ts-expect-error the record has no such field
      nmae: text('字典名称'),
    },
    nameField: 'name',
  });

export const wrongKind = () =>
  defineResource({
    name: '字典类型',
    api: dictType,
    fields: {
      // @ts-expect-error the record keeps the status as a number
      status: text('状态'),
    },
    nameField: 'status',
  });

export const nameless = () =>
  defineResource({
    name: '字典类型',
    api: dictType,
    fields: { name: text('字典名称') },
    // @ts-expect-error not among the fields
    nameField: 'type',
  });

export const unknownRefusal = () =>
  defineResource({
    name: '字典类型',
    api: dictType,
    fields: { name: text('字典名称') },
    nameField: 'name',
    refusals: {
      1_002_006_003: 'name',
      // @ts-expect-error not among the fields
      1_002_006_004: 'type',
    },
  });

/** The types of the kinds. The kinds themselves are not imported, because their inputs need a browser. */
interface Kinds {
  choice: typeof choiceKind;
  number: typeof numberKind;
  switchOf: typeof switchKind;
}

export const settings = ({ choice, number, switchOf }: Kinds) =>
  defineResource({
    name: '参数配置',
    api: config,
    fields: {
      visible: switchOf('是否可见', '可见', '隐藏'),
      type: number('参数类型'),
      category: choice('参数分组', [{ value: 'ui', label: '界面' }]),
    },
    nameField: 'category',
  });

export const wrongKinds = ({ choice, number, switchOf }: Kinds) =>
  defineResource({
    name: '参数配置',
    api: config,
    fields: {
      // @ts-expect-error the record keeps the type as a number
      type: switchOf('参数类型'),
      // @ts-expect-error the record keeps this as yes or no
      visible: number('是否可见'),
      // @ts-expect-error the record keeps the category as text
      category: choice('参数分组', [{ value: 1, label: '界面' }]),
    },
    nameField: 'type',
  });
