import { expect, it } from 'vitest';
import { rowTitle } from './rowTitle.ts';

it.each([
  ['用户管理', '用户管理'],
  ['  用户管理\n', '用户管理'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['إدارة', 'إدارة'],
  ['👩‍💻 值班', '👩‍💻 值班'],
  ['用户\u202E理管', '用户 理管'],
  ['用\u0000户', '用 户'],
  ['', '/system/user'],
  [' \u200B\u2060\uFEFF', '/system/user'],
])('reads the name %j as %j', (name, title) => {
  expect(rowTitle({ name, path: '/system/user' })).toBe(title);
});

it('ends after two hundred characters, and within none', () => {
  const title = rowTitle({ name: '👩'.repeat(500_000), path: '/' });

  expect(title).toBe('👩'.repeat(200));
});
