import { expect, it } from 'vitest';
import type { Field } from '../../resource/Field.ts';
import { filterTree } from './filterTree.ts';

const kind = (column: Field<never>['column']): Field<never> => ({ label: '', show: String, Input: null, empty: null, column });
const resource = { fields: { name: kind('text'), status: kind('state'), createTime: kind('time') } };

const rows = [
  { id: 1, parentId: 0, name: '总公司', status: 0, createTime: Date.parse('2026-01-01T00:00:00') },
  { id: 2, parentId: 1, name: 'IT 部', status: 1, createTime: Date.parse('2026-02-01T00:00:00') },
  { id: 3, parentId: 2, name: '运维组', status: 0, createTime: Date.parse('2026-03-01T00:00:00') },
  { id: 4, parentId: 1, name: '市场部', status: 10, createTime: Date.parse('2026-04-01T00:00:00') },
];
const kept = (filters: Parameters<typeof filterTree>[2]) => filterTree(resource, rows, filters).map(({ id }) => id);

it('keeps all without filters', () => {
  expect(filterTree(resource, rows, {})).toBe(rows);
});

it('finds texts by a part of them, and keeps what is above', () => {
  expect(kept({ name: 'it' })).toEqual([1, 2]);
  expect(kept({ name: '组' })).toEqual([1, 2, 3]);
});

it('finds other values whole', () => {
  expect(kept({ status: '1' })).toEqual([1, 2]);
});

it('finds times by a range, one end of which may be open', () => {
  expect(kept({ createTime: ['2026-03-15 00:00:00', ''] })).toEqual([1, 4]);
  expect(kept({ createTime: ['', '2026-01-15 00:00:00'] })).toEqual([1]);
});

it('keeps what matches all filters', () => {
  expect(kept({ name: '部', status: '10' })).toEqual([1, 4]);
});

it('comes to an end in a circle', () => {
  const circle = [
    { id: 1, parentId: 2, name: '甲' },
    { id: 2, parentId: 1, name: '乙' },
  ];
  expect(filterTree(resource, circle, { name: '甲' })).toHaveLength(2);
});
