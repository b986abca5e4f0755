import { config } from '@zhilv/contract/infra';
import { dictType } from '@zhilv/contract/system';
import { expect, it } from 'vitest';
import type { Field } from '../resource/Field.ts';
import type { screen as screenOf } from './screen.tsx';

/** Makes a field with the type of the kit's, but without an input, which would need a browser. */
const kind =
  <Value>() =>
  (label: string): Field<Value> => ({ label, show: String, Input: null, empty: null, column: 'text' });

it('is checked by the compiler, which has seen what stands below', () => expect(Object.keys(checked)).toHaveLength(6));

/** The type of `screen`. The function itself is not imported, because its pieces need a browser. */
type Screen = typeof screenOf;

const page = { key: 'system/dict/index', title: '字典管理' };
const columns = ['name', 'type', 'status', 'createTime'] as const;

const checked = {
  whole: (screen: Screen) =>
    screen(dictType, {
      page,
      columns,
      filters: ['name'],
      form: ['name', 'remark'],
      link: 'system/dict/data/index',
      undeletable: ({ id, type }) => `${id}${type}`,
      fields: { name: kind<string>(), status: kind<number>() },
    }),

  misspeltColumn: (screen: Screen) =>
    screen(dictType, {
      page,
      columns: [
        'name',
        // @ts-expect-error the resource has no such field; did you mean "status"?
        'statsu',
      ],
    }),

  filterThatNarrowsNothing: (screen: Screen) =>
    screen(dictType, {
      page,
      columns,
      filters: [
        // @ts-expect-error the resource has no such field
        'statsu',
        // @ts-expect-error the list cannot be narrowed by it
        'remark',
      ],
    }),

  formFieldThatNobodyFillsIn: (screen: Screen) =>
    screen(config, {
      page,
      columns: ['name'],
      form: [
        // @ts-expect-error the resource has no such field
        'remrak',
        // @ts-expect-error the back end alone says what is built in
        'type',
        // @ts-expect-error it is the time of the back end
        'createTime',
      ],
    }),

  misspeltOwnField: (screen: Screen) =>
    screen(dictType, {
      page,
      columns,
      fields: {
        // @ts-expect-error the resource has no such field
        statsu: kind<number>(),
      },
    }),

  wrongKind: (screen: Screen) =>
    screen(config, {
      page,
      columns: ['name'],
      fields: {
        // @ts-expect-error a setting is visible or not, which is no text
        visible: kind<string>(),
      },
      // @ts-expect-error a setting has no such field
      undeletable: ({ nmae }) => nmae,
    }),
};
