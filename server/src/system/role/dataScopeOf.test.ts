import { expect, it } from 'vitest';
import { dataScopeOf } from './dataScopeOf.ts';

const role = (dataScope: number, dataScopeDeptIds: number[] | null = null) => ({ dataScope, dataScopeDeptIds });

it('shows nobody else to who has no role, or a role for oneself', () => {
  expect(dataScopeOf([])).toEqual({ all: false, deptIds: [], ownDept: 'hidden' });
  expect(dataScopeOf([role(5)])).toEqual({ all: false, deptIds: [], ownDept: 'hidden' });
});

it('adds what one role shows to what another one does', () => {
  expect(dataScopeOf([role(2, [7, 8]), role(4), role(2, [8, 9])])).toEqual({
    all: false,
    deptIds: [7, 8, 9],
    ownDept: 'with those below',
  });
  expect(dataScopeOf([role(5), role(1)])).toMatchObject({ all: true });
});

it('shows the own department with those that a role names', () => {
  expect(dataScopeOf([role(2)])).toEqual({ all: false, deptIds: [], ownDept: 'alone' });
  expect(dataScopeOf([role(3)])).toEqual({ all: false, deptIds: [], ownDept: 'alone' });
});

it('takes no department of a role that does not go by its list, and nothing from a scope that is unknown', () => {
  expect(dataScopeOf([role(5, [7]), role(99, [8])])).toEqual({ all: false, deptIds: [], ownDept: 'hidden' });
});
