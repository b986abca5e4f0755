import { expect, it } from 'vitest';
import { questionOf } from './loadExplanation.ts';

it('reads who and what from the address', () => {
  const search = new URLSearchParams({ username: ' admin ', kind: 'path', value: '/system/user/page' });

  expect(questionOf(search)).toEqual({ username: 'admin', kind: 'path', value: '/system/user/page' });
});

it('takes an unknown kind for a permission, and what is not told for nothing', () => {
  expect(questionOf(new URLSearchParams({ kind: 'toString' }))).toEqual({ username: '', kind: 'permission', value: '' });
});
