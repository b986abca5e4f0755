import { testStorage } from '@zhilv/testing/host/test-storage';
import { expect, it } from 'vitest';
import { DEFAULT_LAYOUT } from './homeLayout.ts';
import { storedLayout, storeLayout } from './storedLayout.ts';

const layout = { order: ['b', 'a'], hidden: [{ key: 'c', title: '丙' }] };

it('has what a user stored, and nothing of another user', () => {
  const storage = testStorage();

  storeLayout(storage, '1', layout);

  expect([storedLayout(storage, '1'), storedLayout(storage, '2')]).toEqual([layout, DEFAULT_LAYOUT]);
});

it('leaves nothing behind when the cards are back where they were', () => {
  const storage = testStorage();
  storeLayout(storage, '1', layout);

  storeLayout(storage, '1', DEFAULT_LAYOUT);

  expect(storage.length).toBe(0);
});

it.each([
  '',
  '{',
  'null',
  '7',
  '"a"',
  '[]',
  '{"order":"a","hidden":{"key":"a"}}',
  '{"order":[1,null],"hidden":["a",{"key":"a"}]}',
])('takes %j for nothing', (text) => {
  expect(storedLayout(testStorage({ 'zhilv.home.1': text }), '1')).toEqual(DEFAULT_LAYOUT);
});

it('does without a storage that is full', () => {
  const storage = testStorage({}, 4);

  storeLayout(storage, '1', layout);

  expect(storedLayout(storage, '1')).toEqual(DEFAULT_LAYOUT);
});
