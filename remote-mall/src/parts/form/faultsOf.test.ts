import { property } from '@zhilv/contract/mall';
import { expect, it } from 'vitest';
import { faultsOf } from './faultsOf.ts';

it('gives the message of each field that breaks a rule', () => {
  expect(faultsOf(property.create, { name: '' })).toEqual({ name: expect.stringMatching(/不能为空/) });
});

it('gives nothing for a draft that keeps all rules', () => {
  expect(faultsOf(property.create, { name: '颜色' })).toEqual({});
});
